extension FontFace: WireMessage {
    private enum Field {
        static let family = 1
        static let design = 2
        static let weight = 3
        static let italic = 4
        static let width = 5
        static let monospacedDigits = 6
        static let smallCaps = 7
    }

    /// What a face has by default is left out.
    package func write(to writer: inout WireWriter) {
        let usual = FontFace()
        if let family { writer.field(Field.family, family) }
        if design != usual.design { writer.field(Field.design, UInt64(design.rawValue)) }
        if weight != usual.weight { writer.field(Field.weight, UInt64(weight)) }
        if italic { writer.field(Field.italic, true) }
        if width != usual.width { writer.field(Field.width, UInt64(width)) }
        if monospacedDigits { writer.field(Field.monospacedDigits, true) }
        if smallCaps { writer.field(Field.smallCaps, true) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.family: family = try field.string("face.family", limit: 256)
            case Field.design: design = try field.choice(or: .default)
            case Field.weight: weight = try Self.number(field, "face.weight", in: 1...1_000)
            case Field.italic: italic = try field.bool()
            case Field.width: width = try Self.number(field, "face.width", in: 50...200)
            case Field.monospacedDigits: monospacedDigits = try field.bool()
            case Field.smallCaps: smallCaps = try field.bool()
            default: break
            }
        }
    }

    private static func number(_ field: WireField, _ name: String, in range: ClosedRange<UInt16>) throws(WireError) -> UInt16 {
        let number: UInt16 = try field.whole(name)
        guard range.contains(number) else { throw .outOfRange(field: name) }
        return number
    }
}
