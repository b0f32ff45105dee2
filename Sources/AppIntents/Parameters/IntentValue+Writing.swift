public import Foundation

extension IntentValue {
    /// Values of other types cannot be kept.
    public var _setting: _IntentSetting? { nil }
}

extension Bool {
    public var _setting: _IntentSetting? { .bool(self) }
}

extension Int {
    public var _setting: _IntentSetting? { .whole(self) }
}

extension Double {
    public var _setting: _IntentSetting? { isFinite ? .number(self) : nil }
}

extension Float {
    public var _setting: _IntentSetting? { isFinite ? .number(Double(self)) : nil }
}

extension String {
    public var _setting: _IntentSetting? { .text(self) }
}

extension Date {
    /// To the millisecond, as dates are written in JSON here.
    public var _setting: _IntentSetting? { .text(formatted(ISO8601FormatStyle(includingFractionalSeconds: true))) }
}

extension URL {
    public var _setting: _IntentSetting? { .text(absoluteString) }
}

extension UUID {
    public var _setting: _IntentSetting? { .text(uuidString) }
}

extension Optional where Wrapped: IntentValue, Wrapped.UnwrappedType == Wrapped {
    public var _setting: _IntentSetting? { self.map { $0._setting } ?? _IntentSetting.none }
}

extension Array where Element: IntentValue {
    /// None where one of them cannot be kept.
    public var _setting: _IntentSetting? {
        let settings = compactMap(\._setting)
        return settings.count == count ? .list(settings) : nil
    }
}

extension AppEnum {
    public var _setting: _IntentSetting? { .text("\(rawValue)") }
}

extension AppEntity {
    public var _setting: _IntentSetting? { .text(id.entityIdentifierString) }
}
