public import Foundation

// What a parameter holds, as it is kept; nil for nothing.
extension _INValue {
    public static func _kept(_ text: String?) -> _INValue? { text.map { .text($0) } }
    public static func _kept(_ number: NSNumber?) -> _INValue? { number.map { .number($0.doubleValue) } }
    public static func _kept(flag: NSNumber?) -> _INValue? { flag.map { .flag($0.boolValue) } }
    public static func _kept(_ url: URL?) -> _INValue? { _kept(url?.absoluteString) }
    public static func _kept(_ words: INSpeakableString?) -> _INValue? { _kept(words?.spokenPhrase) }
    public static func _kept(_ object: INObject?) -> _INValue? { object.map { .text($0.identifier ?? $0.displayString) } }

    /// A date is kept where its parts make one.
    public static func _kept(_ parts: DateComponents?) -> _INValue? {
        guard var parts else { return nil }
        parts.timeZone = parts.timeZone ?? .gmt
        return Calendar(identifier: .gregorian).date(from: parts).map { .text($0.formatted(.iso8601)) }
    }

    public static func _kept<Value>(_ values: [Value]?, each: (Value) -> _INValue?) -> _INValue? {
        values.map { .list($0.compactMap(each)) }
    }
}
