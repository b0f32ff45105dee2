/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    /// The gauge of a fraction and its labels.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a gauge of.
public struct GaugeStyleConfiguration {
    /// What is measured.
    public struct Label {
        let content: AnyView
    }

    /// The value in words.
    public struct CurrentValueLabel {
        let content: AnyView
    }

    /// The least value in words.
    public struct MinimumValueLabel {
        let content: AnyView
    }

    /// The greatest value in words.
    public struct MaximumValueLabel {
        let content: AnyView
    }

    /// 0...1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

extension GaugeStyleConfiguration.CurrentValueLabel: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

extension GaugeStyleConfiguration.MinimumValueLabel: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

extension GaugeStyleConfiguration.MaximumValueLabel: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: (any GaugeStyle)? { nil }
}

extension EnvironmentValues {
    /// Nil is `automatic`.
    var gaugeStyle: (any GaugeStyle)? {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

struct _GaugeStyleModifier<Style: GaugeStyle> {
    let style: Style
}

extension _GaugeStyleModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.withEnvironment({ $0.gaugeStyle = modifier.style }, { V._build(content, &$0) })
    }
}

extension View {
    /// How gauges within the view look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { modifier(_GaugeStyleModifier(style: style)) }
}
