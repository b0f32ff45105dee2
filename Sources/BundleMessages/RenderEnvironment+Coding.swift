package import Drawing
internal import Foundation

extension RenderEnvironment: WireMessage {
    private enum Field {
        static let colorScheme = 1
        static let displayScale = 2
        static let locale = 3
        static let timeZone = 4
        static let layoutDirection = 5
        static let typeSize = 6
        static let renderingMode = 7
        static let redaction = 8
        static let showsContainerBackground = 9
        static let legibility = 10
    }

    /// Writes every field that there was from the beginning, defaults too, so that a bundle need not know them.
    package func write(to writer: inout WireWriter) {
        writer.field(Field.colorScheme, UInt64(colorScheme.rawValue))
        writer.field(Field.displayScale, Double(displayScale))
        writer.field(Field.locale, locale)
        writer.field(Field.timeZone, timeZone)
        writer.field(Field.layoutDirection, UInt64(layoutDirection.rawValue))
        writer.field(Field.typeSize, UInt64(typeSize.rawValue))
        writer.field(Field.renderingMode, UInt64(renderingMode.rawValue))
        writer.field(Field.redaction, UInt64(redaction.rawValue))
        writer.field(Field.showsContainerBackground, showsContainerBackground)
        if !legibility.isEmpty { writer.field(Field.legibility, UInt64(legibility.rawValue)) }
    }

    /// A choice that only a newer host knows falls back to the default; a larger type size to the largest known.
    package init(reading reader: WireReader) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.colorScheme: colorScheme = try field.choice(or: .light)
            case Field.displayScale: displayScale = try field.displayScale("environment.displayScale")
            case Field.locale: locale = try field.string("environment.locale", limit: nameLimit)
            case Field.timeZone: timeZone = try field.string("environment.timeZone", limit: nameLimit)
            case Field.layoutDirection: layoutDirection = try field.choice(or: .leftToRight)
            case Field.typeSize: typeSize = try field.choice(or: .accessibility5)
            case Field.renderingMode: renderingMode = try field.choice(or: .fullColor)
            case Field.redaction: redaction = Redaction(rawValue: UInt8(truncatingIfNeeded: try field.uint64()))
            case Field.showsContainerBackground: showsContainerBackground = try field.bool()
            case Field.legibility: legibility = Legibility(rawValue: UInt8(truncatingIfNeeded: try field.uint64()))
            default: break
            }
        }
    }
}

extension WireField {
    /// Pixels a point: more than 0, at most 64.
    func displayScale(_ name: String) throws(WireError) -> CGFloat {
        let scale = try finite(name)
        guard scale > 0, scale <= 64 else { throw .outOfRange(field: name) }
        return CGFloat(scale)
    }
}
