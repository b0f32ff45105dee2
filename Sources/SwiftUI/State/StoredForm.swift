internal import Foundation

/// Values as `AppStorage` declares them, and as defaults hold them: a raw value for one that has it, nothing for one that is missing.
enum StoredForm {
    /// The value of what defaults hold; nil for something of another type.
    static func value<Value>(of object: Any) -> Value? {
        if let value = object as? Value { return value }
        // A whole number counts as one with a fraction.
        if let whole = object as? Int, let value = Double(whole) as? Value { return value }
        if let text = object as? String, let value = url(text) as? Value { return value }
        let type: Any.Type = (Value.self as? any OptionalForm.Type)?.wrappedType ?? Value.self
        return (type as? any RawRepresentable.Type).flatMap { raw($0, object) } as? Value
    }

    /// What defaults are to hold; nil where the value is missing.
    static func object(of value: Any) -> Any? {
        if let optional = value as? any OptionalForm { return optional.wrapped.flatMap { object(of: $0) } }
        return (value as? any RawRepresentable).map { $0.rawValue } ?? value
    }

    private static func raw<Raw: RawRepresentable>(_: Raw.Type, _ object: Any) -> Any? {
        (object as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
    }

    private static func url(_ text: String) -> URL? { text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text) }
}

/// A value that may be missing, without its type.
private protocol OptionalForm {
    static var wrappedType: Any.Type { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalForm {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrapped: Any? { map { $0 } }
}
