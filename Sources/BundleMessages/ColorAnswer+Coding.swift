package import Drawing

extension ColorAnswer: WireMessage {
    private static let colorField = 1

    package func write(to writer: inout WireWriter) {
        if let color { writer.field(Self.colorField, color) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init(color: nil)
        var reader = reader
        while let field = try reader.next() {
            if field.number == Self.colorField { color = try field.color("color") }
        }
    }
}
