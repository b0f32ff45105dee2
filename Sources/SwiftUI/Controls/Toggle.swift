public import AppIntents

/// A label and whether something is on.
///
/// Closures and bindings are never written to: as on iOS, a widget's toggle acts through an intent.
public struct Toggle<Label> {
    private let isOn: Bool
    private let label: Label
}

extension Toggle where Label: View {
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn: isOn.wrappedValue, label: label()) }

    /// A toggle that performs an intent.
    public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, label: label())
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn.wrappedValue, label: Text(title)) }

    /// A toggle that performs an intent.
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, label: Text(titleKey))
    }

    /// A toggle that performs an intent.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, label: Text(title))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// A toggle that performs an intent.
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) {
        self.init(isOn: isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was given, for it to change.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn, label: configuration.label)
    }
}

extension Toggle: View, _PrimitiveView where Label: View {
    public static func _build(_ view: Toggle, _ context: inout _BuildContext) {
        let configuration = ToggleStyleConfiguration(label: .init(content: AnyView(_Row(content: view.label))), isOn: view.isOn)
        // A style may hold a toggle itself: that one looks as it would without the style.
        context.descend(into: Toggle.self) { context in
            let style = context.environment.toggleStyle ?? DefaultToggleStyle()
            context.withEnvironment({ $0.toggleStyle = nil }, { build(configuration, in: style, &$0) })
        }
    }

    @MainActor private static func build<Style: ToggleStyle>(
        _ configuration: ToggleStyleConfiguration, in style: Style, _ context: inout _BuildContext
    ) {
        let style = DynamicFields.installed(style, context.environment)
        Style.Body._build(style.makeBody(configuration: configuration), &context)
    }
}
