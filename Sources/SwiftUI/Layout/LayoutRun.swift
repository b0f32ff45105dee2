import Foundation
import LayoutEngine

/// One layout of an author's with its subviews and its cache.
final class LayoutRun<Arrangement: Layout> {
    private let layout: Arrangement
    private let nodes: [LayoutNode]
    private let placer = LayoutPlacer()
    private let subviews: LayoutSubviews
    private var cache: Arrangement.Cache
    private var isAsked = false

    init(_ layout: Arrangement, _ nodes: [LayoutNode], _ direction: LayoutDirection) {
        self.layout = layout
        self.nodes = nodes
        subviews = LayoutSubviews(nodes: nodes, placer: placer, layoutDirection: direction)
        cache = layout.makeCache(subviews: subviews)
    }

    /// What the box of the container asks.
    var rule: ArrangementNode.Rule {
        ArrangementNode.Rule(
            size: { [self] proposal in ask(or: .zero) { layout.sizeThatFits(proposal: .init(proposal), subviews: subviews, cache: &$0) } },
            places: { [self] size, proposal in
                placer.collect(nodes, in: size) {
                    ask(or: ()) {
                        layout.placeSubviews(
                            in: CGRect(origin: .zero, size: size), proposal: .init(proposal), subviews: subviews, cache: &$0)
                    }
                }
            },
            guide: { [self] in guide($0, in: CGRect(origin: .zero, size: $1), ProposedViewSize($2)) },
            spacing: { [self] in ask(or: ViewSpacing()) { layout.spacing(subviews: subviews, cache: &$0) }.spacing })
    }

    private func guide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        ask(or: nil) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Asks the layout, unless it is being asked: one that finds its way back to itself would never end.
    private func ask<Answer>(or otherwise: Answer, _ question: (inout Arrangement.Cache) -> Answer) -> Answer {
        guard !isAsked else { return otherwise }
        isAsked = true
        defer { isAsked = false }
        return question(&cache)
    }
}
