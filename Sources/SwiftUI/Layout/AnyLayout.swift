public import Foundation

/// A layout whose type is not told.
public struct AnyLayout: Layout {
    private let base: any Layout
    public let _stackOrientation: Axis?

    /// What the layout keeps, whatever its type.
    public struct Cache {
        fileprivate var value: Any
    }

    public nonisolated init<L: Layout>(_ layout: L) {
        base = layout
        _stackOrientation = layout._stackOrientation
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.makeCache(subviews: subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        base.size(for: proposal, subviews, &cache)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        base.place(in: bounds, proposal, subviews, &cache)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { base.spacing(subviews, &cache) }

    public func _node(_ children: [_LayoutChild], _ context: _BuildContext) -> _LayoutChild { base._node(children, context) }
}

/// The calls with a cache whose type is not told; one made for another layout is made again.
extension Layout {
    fileprivate func size(for proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> CGSize {
        using(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache) {
        using(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func spacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        using(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    private func using<Answer>(_ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Answer) -> Answer {
        var own = cache.value as? Cache ?? makeCache(subviews: subviews)
        defer { cache.value = own }
        return body(&own)
    }
}
