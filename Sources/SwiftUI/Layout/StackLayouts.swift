public import Foundation
import LayoutEngine

/// A row, as a layout.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// A column, as a layout.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// Views one above the other, as a layout.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// A layout that is one box of this library.
protocol _NodeLayout: Layout where Cache == Void {
    func node(_ children: [LayoutNode]) -> any PlacingNode
}

extension _NodeLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        node(subviews.map(\.node)).size(for: proposal.layout)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, place) in zip(subviews, node(subviews.map(\.node)).places(for: proposal.layout)) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: ProposedViewSize(place.proposal))
        }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing(node(subviews.map(\.node)).spacing) }

    public func _node(_ children: [_LayoutChild], _ context: _BuildContext) -> _LayoutChild {
        _LayoutChild(node: node(children.map(\.node)))
    }
}

extension HStackLayout: _NodeLayout {
    public typealias Cache = Void

    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

    func node(_ children: [LayoutNode]) -> any PlacingNode {
        StackNode(axis: .horizontal, alignment: alignment.key, spacing: spacing, children: children)
    }
}

extension VStackLayout: _NodeLayout {
    public typealias Cache = Void

    public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

    func node(_ children: [LayoutNode]) -> any PlacingNode {
        StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing, children: children)
    }
}

extension ZStackLayout: _NodeLayout {
    public typealias Cache = Void
    func node(_ children: [LayoutNode]) -> any PlacingNode { LayeredNode(alignment: alignment.pair, children: children) }
}

/// Rows of views whose columns are as wide as their widest view, as a layout.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public nonisolated init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: _NodeLayout {
    public typealias Cache = Void

    public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

    func node(_ children: [LayoutNode]) -> any PlacingNode {
        GridNode(alignment: alignment.pair, horizontal: horizontalSpacing, vertical: verticalSpacing, children: children)
    }
}
