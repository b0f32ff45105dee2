/// One of several names, written as a text.
package protocol JSONNamed: JSONConvertible, RawRepresentable<String>, CaseIterable {}

extension JSONNamed {
    package init(json: JSONValue) throws(JSONMismatch) {
        guard case .string(let name) = json, let value = Self(rawValue: name) else {
            throw JSONMismatch(expected: "one of \(Self.allCases.map(\.rawValue).joined(separator: ", "))", found: json)
        }
        self = value
    }

    package var json: JSONValue { .string(rawValue) }
}
