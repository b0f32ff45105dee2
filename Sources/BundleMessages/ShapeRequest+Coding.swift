package import Drawing

extension ShapeRequest: WireMessage {
    /// Characters of a text at most, counted as Unicode scalars: shaping takes far longer than reading.
    package static let textLimit = DisplayList.Limits.textPerRun

    private enum Field {
        static let text = 1
        static let face = 2
        static let language = 3
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.text, text)
        writer.field(Field.face, face)
        if !language.isEmpty { writer.field(Field.language, language) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init(text: "", face: FontFace(), language: "")
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.text: text = try field.text("shape.text", limit: Self.textLimit)
            case Field.face: face = try FontFace(reading: try field.message())
            case Field.language: language = try field.string("shape.language", limit: nameLimit)
            default: break
            }
        }
    }
}
