/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    /// The box of a label and what it groups.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a group box of.
public struct GroupBoxStyleConfiguration {
    /// The box's label.
    public struct Label {
        let content: AnyView
    }

    /// What the box groups.
    public struct Content {
        let content: AnyView
    }

    public let label: Label
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

extension GroupBoxStyleConfiguration.Content: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

/// A grey field with round corners, the label above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            VStack { configuration.content }
        }
        .padding(16)
        .background(BackgroundStyle().secondary, in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: (any GroupBoxStyle)? { nil }
}

extension EnvironmentValues {
    /// Nil is `automatic`.
    var groupBoxStyle: (any GroupBoxStyle)? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

struct _GroupBoxStyleModifier<Style: GroupBoxStyle> {
    let style: Style
}

extension _GroupBoxStyleModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.withEnvironment({ $0.groupBoxStyle = modifier.style }, { V._build(content, &$0) })
    }
}

extension View {
    /// How group boxes within the view look.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { modifier(_GroupBoxStyleModifier(style: style)) }
}
