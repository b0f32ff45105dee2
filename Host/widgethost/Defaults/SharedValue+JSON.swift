import Control
import Foundation
import SharedValues

extension SharedValue {
    /// A value as it comes in JSON, with dates as `{"date":"…"}` and data as `{"data":"…"}`; nil for null, and for what holds a null.
    init?(json: JSONValue) {
        switch json {
        case .null: return nil
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .whole(Int64(value))
        case .number(let value): self = .number(value)
        case .string(let value): self = .text(value)
        case .array(let values):
            let kept = values.compactMap { SharedValue(json: $0) }
            guard kept.count == values.count else { return nil }
            self = .list(kept)
        case .object(let members):
            guard let value = Self.tagged(members) ?? Self.object(members) else { return nil }
            self = value
        }
    }

    private static func tagged(_ members: [JSONValue.Member]) -> SharedValue? {
        guard members.count == 1, let member = members.first else { return nil }
        switch member.name {
        case "date": return (try? Date(json: member.value)).map(SharedValue.date)
        case "data": return (try? Base64Bytes(json: member.value)).map { .data(Data($0.bytes)) }
        default: return nil
        }
    }

    private static func object(_ members: [JSONValue.Member]) -> SharedValue? {
        var kept: [String: SharedValue] = [:]
        for member in members {
            guard let value = SharedValue(json: member.value) else { return nil }
            kept[member.name] = value
        }
        return .members(kept)
    }

    /// A number that JSON has no form for is null.
    var json: JSONValue {
        switch self {
        case .bool(let value): .bool(value)
        case .whole(let value): .int(Int(value))
        case .number(let value): value.isFinite ? .number(value) : .null
        case .text(let value): .string(value)
        case .date(let value): ["date": .date(value)]
        case .data(let value): ["data": Base64Bytes(Array(value)).json]
        case .list(let values): .array(values.map(\.json))
        case .members(let members): JSONObject(members.json).json
        }
    }
}

extension [String: SharedValue] {
    /// As members of an object, in the order of the alphabet.
    var json: [JSONValue.Member] { sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0.key, value: $0.value.json) } }
}
