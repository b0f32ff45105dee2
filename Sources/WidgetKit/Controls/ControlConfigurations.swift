public import AppIntents

/// A control that has no settings. Never shown.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
    public nonisolated init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

    public nonisolated init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}

extension StaticControlConfiguration: _PrimitiveControlConfiguration {}

/// A control whose settings are an intent's parameters. Never shown.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate> {
    public nonisolated init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}

    public nonisolated init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

extension AppIntentControlConfiguration: _PrimitiveControlConfiguration {}

/// Gives a control its value. Never asked.
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Gives a control its value for its settings. Never asked.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}
