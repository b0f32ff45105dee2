import Foundation

/// JSON as it is printed: one line, members in the order given, numbers that are none as null.
enum JSONValue: Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    struct Member: Hashable {
        let name: String
        let value: JSONValue
    }

    /// A date in UTC with milliseconds, null for one that is none.
    static func date(_ date: Date) -> JSONValue { dateText(date).map(JSONValue.string) ?? .null }

    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += "\(value)"
        case .number(let value): text += value.isFinite ? "\(value)" : "null"
        case .string(let value): JSONValue.write(value, to: &text)
        case .array(let values): JSONValue.write(values, "[", "]", to: &text) { $0.write(to: &$1) }
        case .object(let members):
            JSONValue.write(members, "{", "}", to: &text) { member, text in
                JSONValue.write(member.name, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], _ open: String, _ close: String, to text: inout String, _ write: (Item, inout String) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            write(item, &text)
        }
        text += close
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f: text += escaped(scalar.value)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func escaped(_ code: UInt32) -> String {
        let digits = String(code, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self = .string(value) }

    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member(name: $0.0, value: $0.1) })
    }
}
