import Foundation

/// Where a value stands within its range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
}

extension Gauge where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(
            fraction: Double(value).fraction(of: bounds), label: label(), currentValueLabel: nil, minimumValueLabel: nil,
            maximumValueLabel: nil)
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Double(value).fraction(of: bounds), label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: nil,
            maximumValueLabel: nil)
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            fraction: Double(value).fraction(of: bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }
}

extension Gauge: View, _PrimitiveView where Label: View, CurrentValueLabel: View, BoundsLabel: View {
    public static func _build(_ view: Gauge, _ context: inout _BuildContext) {
        let configuration = GaugeStyleConfiguration(
            value: view.fraction, label: .init(content: AnyView(view.label)),
            currentValueLabel: view.currentValueLabel.map { .init(content: AnyView($0)) },
            minimumValueLabel: view.minimumValueLabel.map { .init(content: AnyView($0)) },
            maximumValueLabel: view.maximumValueLabel.map { .init(content: AnyView($0)) })
        let style = context.environment.gaugeStyle ?? DefaultGaugeStyle()
        build(configuration, in: style, &context)
    }

    @MainActor private static func build<Style: GaugeStyle>(
        _ configuration: GaugeStyleConfiguration, in style: Style, _ context: inout _BuildContext
    ) {
        let style = DynamicFields.installed(style, context.environment)
        Style.Body._build(style.makeBody(configuration: configuration), &context)
    }
}

extension Double {
    nonisolated fileprivate func fraction<V: BinaryFloatingPoint>(of bounds: ClosedRange<V>) -> Double {
        fraction(of: Double(bounds.lowerBound), Double(bounds.upperBound))
    }
}
