public import Foundation

/// A value that was set for a parameter of an intent, as its class takes it.
public enum _INValue: Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([_INValue])

    public var _text: String? { if case .text(let text) = self { text } else { nil } }

    public var _number: NSNumber? {
        switch self {
        case .flag(let value): NSNumber(value: value)
        case .number(let value): Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
        case .text, .list: nil
        }
    }

    public var _url: URL? { _text.flatMap { URL(string: $0) } }

    /// The parts of a date in the calendar of Greenwich, which are those of ISO 8601.
    public var _components: DateComponents? {
        guard let date = _text.flatMap({ try? Date($0, strategy: .iso8601) }) else { return nil }
        return Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: date)
    }

    /// An identifier, and what it is called as long as nobody says more.
    public var _object: (identifier: String, display: String)? { _text.map { ($0, $0) } }

    /// The values of a list, of which those of another type are left out.
    public func _list<Value>(_ read: (_INValue) -> Value?) -> [Value]? {
        if case .list(let values) = self { values.compactMap(read) } else { nil }
    }
}
