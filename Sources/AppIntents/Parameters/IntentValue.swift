public import Foundation

/// A value that a parameter can hold.
public protocol IntentValue: Sendable {
    /// The value's own type, without `Optional`.
    associatedtype UnwrappedType: IntentValue = Self
    /// What a parameter reads as while nobody has set it; nil where no such value makes sense.
    static var unset: Self? { get }
    /// This value as one that may be missing in the parameter's declaration.
    static func wrapping(_ value: UnwrappedType) -> Self
    /// The value of a setting as a host keeps it; nil for a setting of another type. Authors never write their own.
    static func _read(_ setting: _IntentSetting) -> Self?
    /// The same for values that have to be looked up; `query` is the one that the parameter names, if it names one.
    static func _resolve(_ setting: _IntentSetting, _ query: (any EntityQuery)?) async throws -> Self?
    /// Several of them at once, in their order; what is gone is left out.
    static func _resolveAll(_ settings: [_IntentSetting], _ query: (any EntityQuery)?) async throws -> [Self]
    /// What an editor is told of the type.
    static var _kind: _ValueKind { get }
    /// The value as a host keeps it; nil for one that cannot be kept.
    var _setting: _IntentSetting? { get }
}

extension IntentValue where UnwrappedType == Self {
    public static func wrapping(_ value: Self) -> Self { value }
}

extension IntentValue {
    public static var unset: Self? { nil }
}

extension Optional: IntentValue where Wrapped: IntentValue, Wrapped.UnwrappedType == Wrapped {
    public typealias UnwrappedType = Wrapped
    public static var unset: Wrapped?? { .some(nil) }
    public static func wrapping(_ value: Wrapped) -> Wrapped? { value }
}

extension Array: IntentValue where Element: IntentValue {
    public static var unset: [Element]? { [] }
}

extension Bool: IntentValue {
    public static var unset: Bool? { false }
}

extension Int: IntentValue {
    public static var unset: Int? { 0 }
}

extension Double: IntentValue {
    public static var unset: Double? { 0 }
}

extension Float: IntentValue {
    public static var unset: Float? { 0 }
}

extension String: IntentValue {
    public static var unset: String? { "" }
}

extension Date: IntentValue {}
extension DateComponents: IntentValue {}
extension URL: IntentValue {}
extension UUID: IntentValue {}
extension Duration: IntentValue {}
extension Decimal: IntentValue {}
extension AttributedString: IntentValue {}
extension Measurement: IntentValue where UnitType: Sendable {}
