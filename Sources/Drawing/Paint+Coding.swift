internal import Foundation

extension Paint {
    enum Field {
        static let color = 1
        static let linear = 2
        static let radial = 3
        static let angular = 4
        static let mesh = 5
        static let elliptical = 6
        static let material = 7
        static let picture = 8
    }

    func write(to writer: inout WireWriter) {
        switch self {
        case .color(let color): writer.field(Field.color, color)
        case .linear(let stops, let from, let to): writer.gradient(Field.linear, stops, [from.x, from.y, to.x, to.y])
        case .radial(let stops, let center, let start, let end):
            writer.gradient(Field.radial, stops, [center.x, center.y, max(0, start), max(0, end)])
        case .elliptical(let stops, let center, let start, let end, let frame):
            writer.gradient(Field.elliptical, stops, [center.x, center.y, max(0, start), max(0, end)], frame: frame)
        case .angular(let stops, let center, let start, let end):
            writer.gradient(Field.angular, stops, [center.x, center.y, start, end])
        case .material(let material): writer.message(Field.material) { material.write(to: &$0) }
        case .picture(let picture): writer.message(Field.picture) { picture.write(to: &$0) }
        case .mesh(let mesh): writer.message(Field.mesh) { mesh.write(to: &$0) }
        }
    }

    /// A paint that only a newer writer knows is clear.
    init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var paint: Paint?
        while let field = try reader.next() {
            switch field.number {
            case Field.color: paint = .color(try field.color("color"))
            case Field.linear, Field.radial, Field.angular, Field.elliptical:
                paint = try GradientReading(try field.message()).paint(field.number)
            case Field.material: paint = .material(try MaterialPaint(reading: try field.message()))
            case Field.picture: paint = .picture(try PicturePaint(reading: try field.message()))
            case Field.mesh: paint = .mesh(try MeshPaint(reading: try field.message()))
            default: paint = paint ?? .color(.clear)
            }
        }
        guard let paint else { throw .missing(field: "paint") }
        self = paint
    }
}

private enum GradientField {
    static let stops = 1
    static let geometry = 2
    static let frame = 3
}

extension WireWriter {
    fileprivate mutating func gradient(_ number: Int, _ stops: [GradientStop], _ geometry: [CGFloat], frame: CGRect? = nil) {
        message(number) {
            $0.field(GradientField.stops, packed: stops.flatMap { $0.color.components + [unit($0.location)] })
            $0.field(GradientField.geometry, packed: geometry.map { Float($0) })
            if let frame { $0.field(GradientField.frame, frame) }
        }
    }
}

/// The stops and the four numbers that all gradients have, and the frame that one kind has.
private struct GradientReading {
    private var stops: [GradientStop] = []
    private var geometry: InlineArray<4, Float>?
    private var frame: CGRect?

    init(_ reader: WireReader) throws(WireError) {
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case GradientField.stops: stops = try [GradientStop](field)
            case GradientField.geometry: geometry = try field.floats("gradient.geometry")
            case GradientField.frame: frame = try field.rect("gradient.frame")
            default: break
            }
        }
    }

    func paint(_ number: Int) throws(WireError) -> Paint {
        guard let geometry else { throw .missing(field: "gradient.geometry") }
        let first = CGPoint(x: CGFloat(geometry[0]), y: CGFloat(geometry[1]))
        let third = CGFloat(geometry[2])
        let fourth = CGFloat(geometry[3])
        switch number {
        case Paint.Field.linear: return .linear(stops: stops, from: first, to: CGPoint(x: third, y: fourth))
        case Paint.Field.radial:
            guard third >= 0, fourth >= 0 else { throw .outOfRange(field: "gradient.radius") }
            return .radial(stops: stops, center: first, startRadius: third, endRadius: fourth)
        case Paint.Field.elliptical:
            guard third >= 0, fourth >= 0 else { throw .outOfRange(field: "gradient.radius") }
            guard let frame else { throw .missing(field: "gradient.frame") }
            return .elliptical(stops: stops, center: first, startRadius: third, endRadius: fourth, frame: frame)
        default: return .angular(stops: stops, center: first, startAngle: third, endAngle: fourth)
        }
    }
}

extension [GradientStop] {
    private static let numbers = 5

    fileprivate init(_ field: WireField) throws(WireError) {
        let limit = DisplayList.Limits.stopsPerGradient
        let values = try field.packedFloats("gradient.stops", limit: limit * Self.numbers)
        guard values.count % Self.numbers == 0, values.allSatisfy({ (0...1).contains($0) }) else {
            throw .outOfRange(field: "gradient.stops")
        }
        self = stride(from: 0, to: values.count, by: Self.numbers).map { start in
            let color = RGBA(red: values[start], green: values[start + 1], blue: values[start + 2], alpha: values[start + 3])
            return GradientStop(color: color, location: values[start + 4])
        }
    }
}
