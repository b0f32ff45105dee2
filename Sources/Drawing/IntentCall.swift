/// An intent of the bundle's as it stands in a drawing: which one, and the values of its parameters.
package struct IntentCall: Hashable, Sendable {
    /// How the bundle finds the intent again; it means nothing to anybody else.
    package var type: String
    /// What people call it.
    package var name: String
    /// A JSON object by the names of the parameters.
    package var values: String

    package init(type: String, name: String, values: String) {
        self.type = type
        self.name = name
        self.values = values
    }
}

extension IntentCall: WireMessage {
    private enum Field {
        static let type = 1
        static let name = 2
        static let values = 3
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.type, type)
        writer.field(Field.name, name)
        writer.field(Field.values, values)
    }

    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var type: String?
        var (name, values) = ("", "{}")
        while let field = try reader.next() {
            switch field.number {
            case Field.type: type = try field.string("intent.type", limit: DisplayList.Limits.url)
            case Field.name: name = try field.string("intent.name", limit: DisplayList.Limits.url)
            case Field.values: values = try field.string("intent.values", limit: DisplayList.Limits.intentValues)
            default: break
            }
        }
        guard let type else { throw .missing(field: "intent.type") }
        self.init(type: type, name: name, values: values)
    }
}
