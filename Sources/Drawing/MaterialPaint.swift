package import Foundation

/// What lies below, blurred, under a translucent colour.
///
/// Where nothing lies below, it is the colour alone.
package struct MaterialPaint: Hashable, Sendable {
    package var color: RGBA
    /// The standard deviation of the blur in points.
    package var radius: CGFloat
    /// How strong the colours below are: 1 for as they are.
    package var saturation: Double
    /// Of all of it, 0...1.
    package var opacity: Double

    package init(color: RGBA, radius: CGFloat, saturation: Double = 1, opacity: Double = 1) {
        self.color = color
        self.radius = radius
        self.saturation = saturation
        self.opacity = opacity
    }

    /// The colour where nothing below is to be seen.
    package var plain: RGBA { color.opacity(opacity) }
}

extension MaterialPaint {
    private enum Field {
        static let color = 1
        static let radius = 2
        static let saturation = 3
        static let opacity = 4
    }

    private static let saturations: ClosedRange<CGFloat> = 0...16

    func write(to writer: inout WireWriter) {
        writer.field(Field.color, color)
        writer.field(Field.radius, max(0, radius))
        if saturation != 1 { writer.field(Field.saturation, Float(saturation)) }
        if opacity != 1 { writer.field(Field.opacity, unit(Float(opacity))) }
    }

    init(reading reader: WireReader) throws(WireError) {
        self.init(color: .clear, radius: 0)
        var reader = reader
        var color: RGBA?
        while let field = try reader.next() {
            switch field.number {
            case Field.color: color = try field.color("material.color")
            case Field.radius: radius = try field.scalar("material.radius", in: 0...DisplayList.Limits.side)
            case Field.saturation: saturation = Double(try field.scalar("material.saturation", in: Self.saturations))
            case Field.opacity: opacity = Double(try field.scalar("material.opacity", in: 0...1))
            default: break
            }
        }
        guard let color else { throw .missing(field: "material.color") }
        self.color = color
    }
}
