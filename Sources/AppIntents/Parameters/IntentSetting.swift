internal import Foundation

/// A value of a parameter as a host keeps it, in JSON.
public enum _IntentSetting: Hashable, Sendable {
    case none
    case bool(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([_IntentSetting])
    case members([String: _IntentSetting])
}

extension _IntentSetting: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .none
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let whole = try? container.decode(Int.self) {
            self = .whole(whole)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([_IntentSetting].self) {
            self = .list(list)
        } else {
            self = .members(try container.decode([String: _IntentSetting].self))
        }
    }
}

extension _IntentSetting {
    /// The members of a JSON object; nil for anything else.
    package static func members(ofJSON text: String) -> [String: _IntentSetting]? {
        try? JSONDecoder().decode([String: _IntentSetting].self, from: Data(text.utf8))
    }

    /// One line of JSON; names stand in the order of the alphabet.
    package var json: String {
        switch self {
        case .none: "null"
        case .bool(let bool): "\(bool)"
        case .whole(let whole): "\(whole)"
        case .number(let number): number.isFinite ? "\(number)" : "null"
        case .text(let text): Self.quoted(text)
        case .list(let list): "[" + list.map(\.json).joined(separator: ",") + "]"
        case .members(let members): Self.json(of: members)
        }
    }

    /// An object of such members.
    package static func json(of members: [String: _IntentSetting]) -> String {
        "{" + members.sorted { $0.key < $1.key }.map { quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }

    // A text can always be encoded.
    private static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// As the text that people write for it: numbers and truth values may be kept as such or as text.
    package var words: String? {
        switch self {
        case .text(let text): text
        case .bool(let bool): "\(bool)"
        case .whole(let whole): "\(whole)"
        case .number(let number): "\(number)"
        case .none, .list, .members: nil
        }
    }
}
