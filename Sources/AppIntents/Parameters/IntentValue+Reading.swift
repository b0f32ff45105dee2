public import Foundation

extension IntentValue {
    /// Values of other types cannot be kept as a setting.
    public static func _read(_ setting: _IntentSetting) -> Self? { nil }
}

extension Bool {
    public static func _read(_ setting: _IntentSetting) -> Bool? { setting.words.flatMap { Bool($0) } }
}

extension Int {
    public static func _read(_ setting: _IntentSetting) -> Int? { setting.words.flatMap { Int($0) } }
}

extension Double {
    public static func _read(_ setting: _IntentSetting) -> Double? {
        setting.words.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
}

extension Float {
    public static func _read(_ setting: _IntentSetting) -> Float? {
        setting.words.flatMap { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
}

extension String {
    public static func _read(_ setting: _IntentSetting) -> String? {
        if case .text(let text) = setting { text } else { nil }
    }
}

extension Date {
    /// In the form of ISO 8601, with or without a fraction of the second.
    public static func _read(_ setting: _IntentSetting) -> Date? {
        guard case .text(let text) = setting else { return nil }
        return (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
}

extension URL {
    public static func _read(_ setting: _IntentSetting) -> URL? { setting.words.flatMap { URL(string: $0) } }
}

extension UUID {
    public static func _read(_ setting: _IntentSetting) -> UUID? { setting.words.flatMap { UUID(uuidString: $0) } }
}

extension Optional where Wrapped: IntentValue, Wrapped.UnwrappedType == Wrapped {
    public static func _read(_ setting: _IntentSetting) -> Wrapped?? {
        setting == .none ? .some(nil) : Wrapped._read(setting).map { .some($0) }
    }
}

extension Array where Element: IntentValue {
    /// What cannot be read is left out.
    public static func _read(_ setting: _IntentSetting) -> [Element]? {
        if case .list(let settings) = setting { settings.compactMap { Element._read($0) } } else { nil }
    }
}

extension AppEnum {
    public static func _read(_ setting: _IntentSetting) -> Self? {
        setting.words.flatMap { RawValue($0) }.flatMap { Self(rawValue: $0) }
    }
}
