internal import BundleMessages

/// A control that has no settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
    let kind: String
    let source: any EntrySource

    /// A control that always looks the same.
    public nonisolated init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        self.kind = kind
        source = ControlSource(provider: nil, value: { _, _ in }, content: content)
    }

    /// A control that shows a value.
    public nonisolated init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        self.kind = kind
        let owned = HandedOver(value: provider)
        source = ControlSource(
            provider: provider, value: { isPreview, _ in isPreview ? owned.value.previewValue : try await owned.value.currentValue() },
            content: content)
    }
}

extension StaticControlConfiguration: _PrimitiveControlConfiguration {
    public static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        declaration.take(kind: configuration.kind, configuration.source)
        declaration.configuration = .static
    }
}

/// Gives a control its value.
public protocol ControlValueProvider {
    associatedtype Value
    /// For a look at the control, without asking anybody.
    var previewValue: Value { get }
    /// How things stand.
    func currentValue() async throws -> Value
}
