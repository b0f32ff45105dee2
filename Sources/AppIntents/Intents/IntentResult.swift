/// What `perform()` gives back.
public protocol IntentResult: Sendable {}

/// A result that carries a value.
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value: IntentValue
    var value: Value? { get }
}

/// A result that is said or shown in words.
public protocol ProvidesDialog: IntentResult {
    var dialog: IntentDialog? { get }
}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {
    associatedtype OpensAppIntent: AppIntent
    var opensIntent: OpensAppIntent? { get }
}

/// The one concrete result; a part that is missing has the type `Never`.
public struct IntentResultContainer<ResultValue: Sendable, OpensAppIntent: Sendable, Dialog: Sendable>: IntentResult {
    public let value: ResultValue?
    public let opensIntent: OpensAppIntent?
    public let dialog: IntentDialog?

    fileprivate init(value: ResultValue? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil) {
        self.value = value
        self.opensIntent = opensIntent
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where ResultValue: IntentValue {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never> { .init() }

    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, IntentDialog> {
        .init(dialog: dialog)
    }

    public static func result<Value: IntentValue>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never> {
        .init(value: value)
    }

    public static func result<Value: IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, IntentDialog> {
        .init(value: value, dialog: dialog)
    }

    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self where Self == IntentResultContainer<Never, Intent, Never> {
        .init(opensIntent: opensIntent)
    }

    public static func result<Value: IntentValue, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Value, Intent, Never> {
        .init(value: value, opensIntent: opensIntent)
    }
}

/// Words said or shown with a result or a question.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
    public let full: LocalizedStringResource
    public let supporting: LocalizedStringResource?

    public init(_ text: LocalizedStringResource) { self.init(full: text) }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource? = nil) {
        self.full = full
        self.supporting = supporting
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A result that says it has a value may have none.
extension Never: IntentValue {}
