package import Drawing

extension ColorRequest: WireMessage {
    private enum Field {
        static let name = 1
        static let colorScheme = 2
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.name, name)
        writer.field(Field.colorScheme, UInt64(colorScheme.rawValue))
    }

    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var name: String?
        self.init(name: "", colorScheme: .light)
        while let field = try reader.next() {
            switch field.number {
            case Field.name: name = try field.string("color.name", limit: nameLimit)
            case Field.colorScheme: colorScheme = try field.choice(or: .light)
            default: break
            }
        }
        guard let name else { throw .missing(field: "color.name") }
        self.name = name
    }
}
