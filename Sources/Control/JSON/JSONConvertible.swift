/// A value that is read from JSON and written as JSON.
package protocol JSONConvertible {
    init(json: JSONValue) throws(JSONMismatch)
    var json: JSONValue { get }
}

/// Where JSON is not what was expected.
package struct JSONMismatch: Error, Hashable, Sendable {
    /// The way to the member, as in "position.stack" or "topics[2]"; empty for the whole.
    package var member: String
    /// In words, as in "a whole number".
    package var expected: String
    package var found: String

    package init(member: String = "", expected: String, found: JSONValue?) {
        self.member = member
        self.expected = expected
        self.found = found.map(\.shown) ?? "nothing"
    }

    /// The same, seen from the object or array around it.
    func within(_ outer: String) -> JSONMismatch {
        var mismatch = self
        mismatch.member = member.isEmpty || member.hasPrefix("[") ? outer + member : "\(outer).\(member)"
        return mismatch
    }
}

extension JSONMismatch: CustomStringConvertible {
    package var description: String { "\(member.isEmpty ? "" : "'\(member)': ")\(expected) expected, found \(found)" }
}

extension JSONValue {
    /// As shown in an error: small values themselves, others by kind.
    fileprivate var shown: String {
        switch self {
        case .null, .bool, .int, .number: text
        case .string(let value) where value.utf8.count <= 60: text
        default: kind
        }
    }
}

extension JSONValue: JSONConvertible {
    package init(json: JSONValue) { self = json }
    package var json: JSONValue { self }
}

extension Bool: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        guard case .bool(let value) = json else { throw JSONMismatch(expected: "true or false", found: json) }
        self = value
    }
    package var json: JSONValue { .bool(self) }
}

extension Int: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        switch json {
        case .int(let value): self = value
        // Some writers have no integers.
        case .number(let value): if let whole = Int(exactly: value) { self = whole } else { fallthrough }
        default: throw JSONMismatch(expected: "a whole number", found: json)
        }
    }
    package var json: JSONValue { .int(self) }
}

extension Double: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        switch json {
        case .int(let value): self = Double(value)
        case .number(let value): self = value
        default: throw JSONMismatch(expected: "a number", found: json)
        }
    }
    package var json: JSONValue { .number(self) }
}

extension String: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        guard case .string(let value) = json else { throw JSONMismatch(expected: "a text", found: json) }
        self = value
    }
    package var json: JSONValue { .string(self) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        guard case .array(let values) = json else { throw JSONMismatch(expected: "an array", found: json) }
        self = []
        for (index, value) in values.enumerated() {
            do throws(JSONMismatch) { append(try Element(json: value)) } catch { throw error.within("[\(index)]") }
        }
    }
    package var json: JSONValue { .array(map(\.json)) }
}
