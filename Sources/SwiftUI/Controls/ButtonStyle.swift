/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// The button of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style makes a button of.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    /// Always false: a picture is drawn before it is touched.
    public let isPressed = false
}

extension ButtonStyleConfiguration.Label: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

/// How buttons look and when they act; here only how they look.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The button of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    let environment: EnvironmentValues

    /// Does nothing: a widget's button acts through an intent.
    public func trigger() {}
}

extension PrimitiveButtonStyleConfiguration.Label: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

/// A style that only knows how a button looks, as one that could know more.
struct _LookButtonStyle<Style: ButtonStyle> {
    let style: Style
}

extension _LookButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> Style.Body {
        DynamicFields.installed(style, configuration.environment).makeBody(
            configuration: ButtonStyleConfiguration(role: configuration.role, label: .init(content: configuration.label.content)))
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any PrimitiveButtonStyle)? { nil }
}

extension EnvironmentValues {
    /// Nil is `automatic`.
    var buttonStyle: (any PrimitiveButtonStyle)? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// How buttons within the view look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(_ButtonStyleModifier(style: _LookButtonStyle(style: style)))
    }

    /// How buttons within the view look.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(_ButtonStyleModifier(style: style))
    }
}

struct _ButtonStyleModifier<Style: PrimitiveButtonStyle> {
    let style: Style
}

extension _ButtonStyleModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.withEnvironment({ $0.buttonStyle = modifier.style }, { V._build(content, &$0) })
    }
}
