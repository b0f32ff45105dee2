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
protocol _NodeLayout: Layout {
    func node(_ children: [LayoutNode]) -> LayoutNode
}

extension _NodeLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        node(subviews.map(\.node)).size(for: proposal.layout)
    }

    /// Not asked for: the box places its children itself.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

    public func _node(_ children: [_LayoutChild], _ context: _BuildContext) -> _LayoutChild {
        _LayoutChild(node: node(children.map(\.node)))
    }
}

extension HStackLayout: _NodeLayout {
    public typealias Cache = Void

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func node(_ children: [LayoutNode]) -> LayoutNode {
        StackNode(axis: .horizontal, alignment: alignment.key, spacing: spacing, children: children)
    }
}

extension VStackLayout: _NodeLayout {
    public typealias Cache = Void

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func node(_ children: [LayoutNode]) -> LayoutNode {
        StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing, children: children)
    }
}

extension ZStackLayout: _NodeLayout {
    public typealias Cache = Void
    func node(_ children: [LayoutNode]) -> LayoutNode { LayeredNode(alignment: alignment.pair, children: children) }
}

/// A layout whose type is not told.
public struct AnyLayout: Layout {
    private let node: ([_LayoutChild], _BuildContext) -> _LayoutChild

    public let _stackOrientation: Axis?

    public nonisolated init<L: Layout>(_ layout: L) {
        node = { layout._node($0, $1) }
        _stackOrientation = layout._stackOrientation
    }

    /// The size of the widest and the highest subview: the layout itself is asked when it is drawn.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    /// Not asked for: the layout itself places the views.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

    public func _node(_ children: [_LayoutChild], _ context: _BuildContext) -> _LayoutChild { node(children, context) }
}
