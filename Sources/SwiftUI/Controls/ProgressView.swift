internal import Drawing
public import Foundation

/// How far something has come.
///
/// Without a value it is a wheel of spokes, which stands still in a picture.
public struct ProgressView<Label, CurrentValueLabel> {
    private let progress: Progress
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    private enum Progress {
        /// 0...1; nil where it is not known.
        case fraction(Double?)
        case time(ClosedRange<Date>, countsDown: Bool)
    }

    private nonisolated init(_ progress: Progress, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.progress = progress
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    /// A value from 0 to `total`; nil where it is not known.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .fraction(value.map { Double($0).fraction(of: 0, Double(total)) }), label: label(), currentValueLabel: currentValueLabel())
    }

    /// A time that passes.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView { self.init(.fraction(nil), label: nil, currentValueLabel: nil) }

    /// A value from 0 to `total`; nil where it is not known.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        self.init(.fraction(value.map { Double($0).fraction(of: 0, Double(total)) }), label: nil, currentValueLabel: nil)
    }

    public nonisolated init(@ViewBuilder label: () -> Label) where Label: View {
        self.init(.fraction(nil), label: label(), currentValueLabel: nil)
    }

    /// A value from 0 to `total`; nil where it is not known.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) where Label: View {
        self.init(.fraction(value.map { Double($0).fraction(of: 0, Double(total)) }), label: label(), currentValueLabel: nil)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.fraction(nil), label: Text(titleKey), currentValueLabel: nil)
    }

    /// A value from 0 to `total`; nil where it is not known.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// A value from 0 to `total`; nil where it is not known.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }

    /// A time that passes.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(.time(timerInterval, countsDown: countsDown), label: nil, currentValueLabel: nil)
    }

    /// A time that passes.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) where Label: View {
        self.init(.time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: nil)
    }
}

extension ProgressView: View, _PrimitiveView where Label: View, CurrentValueLabel: View {
    public static func _build(_ view: ProgressView, _ context: inout _BuildContext) {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: view.fraction(at: context.environment.entryDate), span: view.span,
            label: view.label.map { .init(content: AnyView($0)) },
            currentValueLabel: view.currentValueLabel.map { .init(content: AnyView($0)) })
        let style = context.environment.progressViewStyle ?? DefaultProgressViewStyle()
        build(configuration, in: style, &context)
    }

    private func fraction(at date: Date) -> Double? {
        if case .fraction(let fraction) = progress { fraction } else { span?.fraction(at: date) ?? 0 }
    }

    /// Nil also for a time between dates that no calendar knows.
    private var span: MovingSpan? {
        guard case .time(let interval, let countsDown) = progress, let start = interval.lowerBound.possible,
            let end = interval.upperBound.possible
        else { return nil }
        return MovingSpan(start...end, countsDown: countsDown)
    }

    @MainActor private static func build<Style: ProgressViewStyle>(
        _ configuration: ProgressViewStyleConfiguration, in style: Style, _ context: inout _BuildContext
    ) {
        let style = DynamicFields.installed(style, context.environment)
        Style.Body._build(style.makeBody(configuration: configuration), &context)
    }
}

extension Double {
    /// How much of the way from one number to another this is, 0...1.
    nonisolated func fraction(of start: Double, _ end: Double) -> Double {
        let fraction = (self - start) / (end - start)
        return fraction.isNaN ? 0 : max(0, min(1, fraction))
    }
}
