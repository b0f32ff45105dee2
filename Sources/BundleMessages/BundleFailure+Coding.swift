package import Drawing

extension BundleFailure: WireMessage {
    private enum Field {
        static let code = 1
        static let message = 2
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.code, UInt64(code.rawValue))
        writer.field(Field.message, message)
    }

    /// A code that only a newer bundle knows is taken for the provider's failure.
    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var code: Code?
        var message = ""
        while let field = try reader.next() {
            switch field.number {
            case Field.code: code = try field.choice(or: .provider)
            case Field.message: message = try field.string("failure.message", limit: sentenceLimit)
            default: break
            }
        }
        guard let code else { throw .missing(field: "failure.code") }
        self.init(code: code, message: message)
    }
}
