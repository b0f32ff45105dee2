/// Reads an object's members by name; members that nobody asks for are left alone.
struct JSONMembers {
    private let members: [JSONValue.Member]

    init(_ json: JSONValue) throws(JSONMismatch) {
        guard case .object(let members) = json else { throw JSONMismatch(expected: "an object", found: json) }
        self.members = members
    }

    subscript(name: String) -> JSONValue? { members.last { $0.name == name }?.value }

    func required<Value: JSONConvertible>(_ name: String, _ type: Value.Type = Value.self) throws(JSONMismatch) -> Value {
        try Self.read(self[name], name)
    }

    /// Nil for a member that is missing or null.
    func optional<Value: JSONConvertible>(_ name: String, _ type: Value.Type = Value.self) throws(JSONMismatch) -> Value? {
        guard let value = self[name], value != .null else { return nil }
        return try Self.read(value, name) as Value
    }

    /// A member that must be an object, as it is.
    func object(_ name: String) throws(JSONMismatch) -> JSONValue {
        guard let value = self[name], case .object = value else {
            throw JSONMismatch(member: name, expected: "an object", found: self[name])
        }
        return value
    }

    private static func read<Value: JSONConvertible>(_ value: JSONValue?, _ name: String) throws(JSONMismatch) -> Value {
        do throws(JSONMismatch) {
            guard let value else { throw try JSONMismatch(missing: Value.self) }
            return try Value(json: value)
        } catch { throw error.within(name) }
    }
}

extension JSONMismatch {
    // What a type expects is told by its own reader.
    fileprivate init<Value: JSONConvertible>(missing type: Value.Type) throws(JSONMismatch) {
        do throws(JSONMismatch) { _ = try Value(json: .null) } catch {
            self.init(expected: error.expected, found: nil)
            return
        }
        self.init(expected: "a value", found: nil)
    }
}

/// Puts an object together; members without a value are left out.
struct ObjectBuilder {
    private(set) var members: [JSONValue.Member] = []

    var json: JSONValue { .object(members) }

    init() { members.reserveCapacity(12) }

    mutating func set(_ name: String, _ value: (some JSONConvertible)?) {
        if let value { members.append(JSONValue.Member(name: name, value: value.json)) }
    }
}

extension JSONValue {
    /// An object of members that may be missing.
    static func object(_ build: (inout ObjectBuilder) -> Void) -> JSONValue {
        var builder = ObjectBuilder()
        build(&builder)
        return builder.json
    }
}
