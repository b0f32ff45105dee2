import Foundation
import LayoutEngine
import SwiftUI

/// The lines and labels of one axis, before the plot's size is known.
@MainActor struct AxisPlan {
    /// A line or label, and the values between which it lies.
    struct Entry {
        var part: AxisPart
        var datum: _Datum
        /// Where the next value lies; nil after the last.
        var next: _Datum?
        /// The label's view; nil for lines.
        var node: LayoutNode?
        /// In points.
        var size = CGSize.zero
    }

    let axis: PlotAxis
    /// On which side of the plot labels lie.
    let edge: Edge
    let domain: AxisDomain
    private(set) var entries: [Entry] = []
    /// Of the longest tick, in points.
    private(set) var tickLength: CGFloat = 0

    init(_ axis: PlotAxis, _ spec: AxisSpec, _ ticks: AxisTicks, _ context: _BuildContext) {
        self.axis = axis
        domain = ticks.domain
        edge = spec.position.edge(for: axis, ticks.domain)
        let standard = StandardAxis(axis: axis, ticks: ticks, stroke: spec.stroke)
        for (index, datum) in ticks.values.enumerated() {
            var parts = _AxisParts(value: AxisValue(index: index, count: ticks.values.count, datum: datum))
            if let said = spec.parts { said(&parts) } else { standard.collect(&parts) }
            let next =
                index + 1 < ticks.values.count ? ticks.values[index + 1] : ticks.unit?.next(after: datum, context.environment.calendar)
            for part in parts.parts { add(part, datum, next, standard, context) }
        }
    }

    private mutating func add(
        _ part: AxisPart, _ datum: _Datum, _ next: _Datum?, _ standard: StandardAxis, _ context: _BuildContext
    ) {
        var entry = Entry(part: part, datum: datum, next: next)
        switch part.kind {
        case .grid: break
        case .tick(let length, _): if length < StandardAxis.labelTick { tickLength = max(tickLength, length) }
        case .label(let label):
            let text = label.content ?? standard.text(of: datum, context.environment)
            let node = context.node(of: text.axisText(part.look, label.orientation))
            entry.node = node
            entry.size = node.size(for: .unspecified)
        }
        entries.append(entry)
    }

    var labels: [Entry] { entries.filter { $0.node != nil } }

    /// How far labels and ticks reach away from the plot, in points.
    var reach: CGFloat {
        labels.map { entry in
            (axis == .x ? entry.size.height : entry.size.width) + tickLength + spacing(of: entry)
        }.max() ?? tickLength
    }

    /// Between the plot or its ticks and a label, in points.
    func spacing(of entry: Entry) -> CGFloat {
        guard case .label(let label) = entry.part.kind else { return 0 }
        return ((axis == .x ? label.verticalSpacing : label.horizontalSpacing) ?? (axis == .x ? 3 : 5)).drawable
    }
}

extension AxisMarkPosition {
    fileprivate func edge(for axis: PlotAxis, _ domain: AxisDomain) -> Edge {
        switch (axis, edge) {
        case (.x, .top?): .top
        case (.x, _): .bottom
        case (.y, .leading?): .leading
        case (.y, .trailing?): .trailing
        case (.y, _): if case .categories = domain { .leading } else { .trailing }
        }
    }
}

extension DateTicks {
    /// The beginning of the unit after a date's.
    func next(after datum: _Datum, _ calendar: Calendar) -> _Datum? {
        guard case .date(let date) = datum else { return nil }
        return calendar.date(byAdding: component, value: count, to: date).map(_Datum.date)
    }
}

extension View {
    /// A label as axes show it.
    fileprivate func axisText(_ look: AxisPart.Look, _ orientation: AxisValueLabelOrientation) -> AnyView {
        let text = font(look.font ?? .caption2).foregroundStyle(look.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
        return orientation.turns == 0 ? AnyView(text) : AnyView(_QuarterTurned(content: text, turns: orientation.turns))
    }
}

/// A view turned by quarters, which takes the room that it then needs.
struct _QuarterTurned<Content: View>: View {
    let content: Content
    let turns: Int

    var body: some View {
        _TurnedLayout()(
            { content.fixedSize().rotationEffect(.degrees(Double(turns) * 90)) })
    }
}

/// As wide as its view is high.
private struct _TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
