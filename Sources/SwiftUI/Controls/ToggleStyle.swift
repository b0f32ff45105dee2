/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    /// The toggle of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style makes a toggle of.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label {
        let content: AnyView
    }

    public let label: Label
    /// Setting it does nothing: a widget's toggle acts through an intent.
    @Binding public var isOn: Bool
    /// Always false: a toggle stands for one thing.
    public var isMixed = false

    init(label: Label, isOn: Bool) {
        self.label = label
        _isOn = .constant(isOn)
    }
}

extension ToggleStyleConfiguration.Label: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: (any ToggleStyle)? { nil }
}

private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Nil is `automatic`.
    var toggleStyle: (any ToggleStyle)? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }

    /// Whether labels of controls are drawn.
    public var labelsVisibility: Visibility { hidesLabels ? .hidden : .automatic }

    /// Controls are drawn without their labels.
    var hidesLabels: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

struct _ToggleStyleModifier<Style: ToggleStyle> {
    let style: Style
}

extension _ToggleStyleModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.withEnvironment({ $0.toggleStyle = modifier.style }, { V._build(content, &$0) })
    }
}

extension View {
    /// How toggles within the view look.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { modifier(_ToggleStyleModifier(style: style)) }

    /// Leaves out the labels of toggles within the view.
    public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }

    /// Leaves out the labels of toggles within the view, or draws them; `automatic` changes nothing.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.hidesLabels) { if visibility != .automatic { $0 = visibility == .hidden } }
    }
}
