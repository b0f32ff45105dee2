/// The settings of a widget: a set of parameters, never performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never> { .result() }
}

/// The settings of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never> { .result() }
}

/// An intent that sets a value, as a toggle does.
public protocol SetValueIntent<ValueType>: AppIntent {
    associatedtype ValueType: IntentValue
    var value: ValueType { get set }
}

/// An intent that starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that opens the app.
public protocol OpenIntent: AppIntent {
    associatedtype Value: IntentValue
    var target: Value { get set }
}

/// An intent that takes the place of an older one, defined in a file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}
