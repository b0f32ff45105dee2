public import AppIntents
internal import BundleMessages

/// A control whose settings are an intent's parameters.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate> {
    let kind: String
    let source: any EntrySource

    /// A control that its settings alone decide about.
    public nonisolated init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
        source = ControlSource(provider: nil, value: { await Configuration.configured($1) }, content: content)
    }

    /// A control that shows a value for its settings.
    public nonisolated init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
        let owned = HandedOver(value: provider)
        source = ControlSource(
            provider: provider,
            value: { isPreview, settings in
                let configuration = await Configuration.configured(settings)
                if isPreview { return owned.value.previewValue(configuration: configuration) }
                return try await owned.value.currentValue(configuration: configuration)
            }, content: content)
    }
}

extension AppIntentControlConfiguration: _PrimitiveControlConfiguration {
    public static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        declaration.take(kind: configuration.kind, configuration.source)
        declaration.configuration = .appIntent
        declaration.intent = Configuration.persistentIdentifier
        declaration.settings = AppIntentSettings<Configuration>()
    }
}

/// Gives a control its value for its settings.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    /// For a look at the control, without asking anybody.
    func previewValue(configuration: Configuration) -> Value
    /// How things stand.
    func currentValue(configuration: Configuration) async throws -> Value
}
