public import AppIntents
import Drawing
import LayoutEngine

/// What a button does, where that decides how it looks.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A label that acts when tapped.
///
/// Closures are never run: as on iOS, a widget's button acts through an intent.
public struct Button<Label> {
    let role: ButtonRole?
    let label: Label
    /// What a tap performs.
    let intent: (any AppIntent)?
}

extension Button where Label: View {
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, label: label(), intent: nil)
    }

    public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, label: label(), intent: nil)
    }

    /// A button that performs an intent.
    public nonisolated init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, label: label(), intent: intent)
    }
}

extension Button where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, label: Text(titleKey), intent: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, label: Text(title), intent: nil)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, label: Text(titleKey), intent: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, label: Text(title), intent: nil)
    }

    /// A button that performs an intent.
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
        self.init(role: role, label: Text(titleKey), intent: intent)
    }

    /// A button that performs an intent.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) {
        self.init(role: role, label: Text(title), intent: intent)
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage), intent: nil)
    }

    /// A button that performs an intent.
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I) {
        self.init(role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage), intent: intent)
    }
}

extension Button: View, _PrimitiveView where Label: View {
    public static func _build(_ view: Button, _ context: inout _BuildContext) {
        let face = _ButtonFace(role: view.role, label: AnyView(_Row(content: view.label)))
        guard let call = view.intent.flatMap({ context.tapped($0) }) else { return _ButtonFace._build(face, &context) }
        context.append(TapNode(child: context.node(of: face), action: .perform(call)))
    }
}

/// A button as its style makes it.
private struct _ButtonFace {
    let role: ButtonRole?
    let label: AnyView
}

extension _ButtonFace: View, _PrimitiveView {
    static func _build(_ view: Self, _ context: inout _BuildContext) {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: view.role, label: .init(content: view.label), environment: context.environment)
        let style = context.environment.buttonStyle ?? DefaultButtonStyle()
        build(configuration, in: style, &context)
    }

    @MainActor private static func build<Style: PrimitiveButtonStyle>(
        _ configuration: PrimitiveButtonStyleConfiguration, in style: Style, _ context: inout _BuildContext
    ) {
        let style = DynamicFields.installed(style, context.environment)
        Style.Body._build(style.makeBody(configuration: configuration), &context)
    }
}
