public import Foundation
package import LayoutEngine

/// A value that would move from one state to another. Nothing moves.
public protocol Animatable {}

/// How a container of the author's own measures and places the views within it.
public protocol Layout: Animatable {
    /// What the layout keeps between its calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The size of the container for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Calls `place` on each subview; one that is not placed lies in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The distances that the container wants from its neighbours; those of all its subviews where the layout says none.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Where a guide lies in the container, in points; nil leaves it to the subviews.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// Where a guide lies in the container, in points; nil leaves it to the subviews.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The direction of this very layout. Authors never write their own.
    var _stackOrientation: Axis? { get }

    /// The box of the container. Authors never write their own.
    func _node(_ children: [_LayoutChild], _ context: _BuildContext) -> _LayoutChild
}

/// A box, as layouts hand it on.
public struct _LayoutChild {
    package let node: LayoutNode
    package init(node: LayoutNode) { self.node = node }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.isEmpty ? .zero : subviews.reduce(ViewSpacing(Spacing())) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    public func _node(_ children: [_LayoutChild], _ context: _BuildContext) -> _LayoutChild {
        let nodes = children.map(\.node)
        let run = LayoutRun(self, nodes, context.environment.layoutDirection)
        return _LayoutChild(node: ArrangementNode(children: nodes, rule: run.rule))
    }

    /// The container of some views.
    public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

/// A layout and the views within it.
struct _LayoutView<Arrangement: Layout, Content: View> {
    let layout: Arrangement
    let content: Content
}

extension _LayoutView: _PrimitiveView {
    static func _build(_ view: _LayoutView, _ context: inout _BuildContext) {
        let axis = view.layout._stackOrientation.map { $0 == .horizontal ? LayoutAxis.horizontal : .vertical }
        let children = context.children(of: view.content, axis: axis).map(_LayoutChild.init)
        context.append(view.layout._node(children, context).node)
    }
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
    /// The direction in which spacers and dividers within the container lie; nil for neither.
    public var stackOrientation: Axis?
    public init() {}
    init(_ orientation: Axis) { stackOrientation = orientation }
}
