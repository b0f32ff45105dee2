internal import Drawing
import Foundation

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    /// The view of a fraction and its labels.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a progress view of.
public struct ProgressViewStyleConfiguration {
    /// What it is that progresses.
    public struct Label {
        let content: AnyView
    }

    /// How far it has come, in words.
    public struct CurrentValueLabel {
        let content: AnyView
    }

    /// 0...1; nil where it is not known.
    public let fractionCompleted: Double?
    /// The time that passes, where it is one.
    let span: MovingSpan?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: _PrimitiveView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) { AnyView._build(view.content, &context) }
}

/// A bar where the fraction is known, a wheel of spokes where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar between its labels.
public struct LinearProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            _CapacityBar(fraction: configuration.fractionCompleted ?? 0, span: configuration.span, height: 4)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring with the value within; a wheel of spokes where the value is not known.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
            VStack(spacing: 4) {
                ring(fraction, configuration)
                configuration.label
            }
        } else {
            VStack(spacing: 8) {
                _Spinner()
                configuration.label.foregroundStyle(.secondary)
            }
        }
    }

    private func ring(_ fraction: Double, _ configuration: Configuration) -> some View {
        ZStack {
            _CapacityRing(fraction: fraction, span: configuration.span, width: 3)
            configuration.currentValueLabel.font(.caption2)
        }
        .frame(minWidth: 20, idealWidth: 20, minHeight: 20, idealHeight: 20)
        .aspectRatio(1, contentMode: .fit)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: (any ProgressViewStyle)? { nil }
}

extension EnvironmentValues {
    /// Nil is `automatic`.
    var progressViewStyle: (any ProgressViewStyle)? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

struct _ProgressViewStyleModifier<Style: ProgressViewStyle> {
    let style: Style
}

extension _ProgressViewStyleModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.withEnvironment({ $0.progressViewStyle = modifier.style }, { V._build(content, &$0) })
    }
}

extension View {
    /// How progress within the view looks.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(_ProgressViewStyleModifier(style: style))
    }
}
