extension FontKey: WireMessage {
    /// Bytes of a path at most, as Linux has it.
    private static let pathLimit = 4_096

    private enum Field {
        static let path = 1
        static let index = 2
        static let variations = 3
        static let synthetic = 4
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.path, path)
        if index != 0 { writer.field(Field.index, UInt64(index)) }
        if !variations.isEmpty { writer.field(Field.variations, variations) }
        if !synthetic.isEmpty { writer.field(Field.synthetic, UInt64(synthetic.rawValue)) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init(path: "")
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.path: path = try Self.cString(field, "font.path")
            case Field.index: index = try field.whole("font.index")
            case Field.variations: variations = try Self.cString(field, "font.variations")
            case Field.synthetic: synthetic = Synthetic(rawValue: UInt8(truncatingIfNeeded: try field.uint64()))
            default: break
            }
        }
        guard !path.isEmpty else { throw .missing(field: "font.path") }
    }

    /// A zero byte is refused: a C library would read another path than the one that was checked.
    private static func cString(_ field: WireField, _ name: String) throws(WireError) -> String {
        let string = try field.string(name, limit: pathLimit)
        guard !string.utf8.contains(0) else { throw .outOfRange(field: name) }
        return string
    }
}
