/// JSON that must be an object, kept as it came.
package struct JSONObject: Hashable, Sendable {
    package var members: [JSONValue.Member]

    package init(_ members: [JSONValue.Member]) { self.members = members }

    /// The last member of that name.
    package subscript(name: String) -> JSONValue? { members.last { $0.name == name }?.value }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements.map { JSONValue.Member(name: $0.0, value: $0.1) })
    }
}

extension JSONObject: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        guard case .object(let members) = json else { throw JSONMismatch(expected: "an object", found: json) }
        self.init(members)
    }

    package var json: JSONValue { .object(members) }
}
