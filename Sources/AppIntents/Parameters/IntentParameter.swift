import Synchronization

/// One setting of an intent, as `@Parameter` declares it.
@propertyWrapper
public final class IntentParameter<Value: IntentValue>: Sendable {
    public let title: LocalizedStringResource
    package let explanation: LocalizedStringResource?
    package let defaultValue: Value.UnwrappedType?
    package let options: Options
    let current: Mutex<Value?>

    /// What an editor needs to offer values, beside the title.
    package struct Options: Sendable {
        package var requestValueDialog: IntentDialog?
        package var provider: (any DynamicOptionsProvider)?
        package var range: ClosedRange<Double>?
        package var control: ParameterControl?
        package var isHidden = false
    }

    package init(
        title: LocalizedStringResource, explanation: LocalizedStringResource?, defaultValue: Value.UnwrappedType?, options: Options
    ) {
        self.title = title
        self.explanation = explanation
        self.defaultValue = defaultValue
        self.options = options
        current = Mutex(nil)
    }

    /// What was set, else the default, else the empty value of its type.
    ///
    /// An entity without any of these cannot be read, as on other systems: the parameter should be optional.
    public var wrappedValue: Value {
        get {
            // There is no value of the type to give: the trap is iOS's, and it costs the bundle that asks its process alone.
            guard let value = known else {
                fatalError("The parameter '\(String(localized: title))' has neither a value nor a default; make it optional.")
            }
            return value
        }
        set { current.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// The same; nil where there is nothing that could be read.
    package var known: Value? { current.withLock { $0 } ?? defaultValue.map(Value.wrapping) ?? Value.unset }
}

/// How an editor lets a number, a text or a date be entered.
package enum ParameterControl: Hashable, Sendable {
    case field, stepper, slider, keyboard, date, time, dateTime
}

extension AppIntent {
    public typealias Parameter = IntentParameter
}

extension IntentParameter {
    /// Whether values come from other intents; kept for source that names it.
    public enum InputConnectionBehavior: Sendable {
        case `default`
        case never
        case connectToPreviousIntentResult
    }
}
