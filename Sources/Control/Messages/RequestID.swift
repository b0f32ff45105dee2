/// What a caller names a request by, to know its answer.
package enum RequestID: Hashable, Sendable {
    case null
    case int(Int)
    case number(Double)
    case string(String)

    /// Nil for what may not be an id.
    init?(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .int(let value): self = .int(value)
        case .number(let value): self = .number(value)
        case .string(let value): self = .string(value)
        case .bool, .array, .object: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .null: .null
        case .int(let value): .int(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        }
    }
}
