public import AppIntents
import Drawing
import LayoutEngine

/// A label and whether something is on.
///
/// Closures and bindings are never written to: as on iOS, a widget's toggle acts through an intent.
public struct Toggle<Label> {
    private let isOn: Bool
    private let label: Label
    /// What a tap performs.
    private let intent: (any AppIntent)?
}

extension Toggle where Label: View {
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, label: label(), intent: nil)
    }

    /// A toggle that performs an intent.
    public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, label: label(), intent: intent)
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: Text(titleKey), intent: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: Text(title), intent: nil)
    }

    /// A toggle that performs an intent.
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, label: Text(titleKey), intent: intent)
    }

    /// A toggle that performs an intent.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, label: Text(title), intent: intent)
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: SwiftUI.Label(titleKey, systemImage: systemImage), intent: nil)
    }

    /// A toggle that performs an intent.
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) {
        self.init(isOn: isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage), intent: intent)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was given, for it to change.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn, label: configuration.label, intent: nil)
    }
}

extension Toggle: View, _PrimitiveView where Label: View {
    public static func _build(_ view: Toggle, _ context: inout _BuildContext) {
        let face = { _ToggleFace(isOn: $0, label: AnyView(_Row(content: view.label))) }
        // A style may hold a toggle itself: that one looks as it would without the style.
        context.descend(into: Toggle.self) { context in
            guard let call = view.intent.flatMap({ context.tapped($0, settingValue: !view.isOn) }) else {
                return _ToggleFace._build(face(view.isOn), &context)
            }
            context.append(
                ToggleNode(
                    child: context.node(of: face(view.isOn)), switched: context.node(of: face(!view.isOn)), action: .perform(call)))
        }
    }
}

/// A toggle in one of its states, as its style makes it.
private struct _ToggleFace {
    let isOn: Bool
    let label: AnyView
}

extension _ToggleFace: View, _PrimitiveView {
    static func _build(_ view: Self, _ context: inout _BuildContext) {
        let configuration = ToggleStyleConfiguration(label: .init(content: view.label), isOn: view.isOn)
        let style = context.environment.toggleStyle ?? DefaultToggleStyle()
        context.withEnvironment({ $0.toggleStyle = nil }, { build(configuration, in: style, &$0) })
    }

    @MainActor private static func build<Style: ToggleStyle>(
        _ configuration: ToggleStyleConfiguration, in style: Style, _ context: inout _BuildContext
    ) {
        let style = DynamicFields.installed(style, context.environment)
        Style.Body._build(style.makeBody(configuration: configuration), &context)
    }
}
