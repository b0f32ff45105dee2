public import Foundation
import LayoutEngine

/// Parts of the screen that content keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// An edge along the vertical direction.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top, bottom
}

/// An edge along the horizontal direction.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing
}

extension View {
    /// Lets the view reach under bars made by `safeAreaInset` and `safeAreaPadding`; a widget's margins are no safe area.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_UnsafeModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view reach under bars made by `safeAreaInset` and `safeAreaPadding`; a widget's margins are no safe area.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Lays a view along an edge and gives this one the rest; spacing is in points.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        let modifier = _EdgeModifier(inset: content(), axis: .vertical, alignment: alignment.key, isFirst: edge == .top, spacing: spacing)
        return self.modifier(modifier)
    }

    /// Lays a view along an edge and gives this one the rest; spacing is in points.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        let modifier = _EdgeModifier(
            inset: content(), axis: .horizontal, alignment: alignment.key, isFirst: edge == .leading, spacing: spacing)
        return self.modifier(modifier)
    }

    /// Leaves room at some edges, into which backgrounds reach; a length of nil is 16 points.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? _PaddingModifier.standard))
    }

    /// Leaves the same room at every edge, into which backgrounds reach, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Leaves room around the view, into which backgrounds reach, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        let insets = insets.layout
        return modifier(_NodeWrapper { SafePaddingNode(insets: insets, child: $0) })
    }
}

/// Lays a view before or after each box of its content.
struct _EdgeModifier<Inset> {
    let inset: Inset
    let axis: LayoutAxis
    let alignment: AlignmentKey
    let isFirst: Bool
    let spacing: CGFloat?
}

extension _EdgeModifier: NodeModifier, _PrimitiveModifier, ViewModifier where Inset: View {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        let edge = context.node(of: inset)
        return BarNode(child: node, bar: edge, axis: axis, isFirst: isFirst, alignment: alignment, spacing: spacing)
    }
}

struct _UnsafeModifier {
    let edges: Edge.Set
}

extension _UnsafeModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        UnsafeNode(edges: edges.mask(in: context.environment.layoutDirection), child: node)
    }
}

extension Edge.Set {
    /// The edges as they lie in a layout direction.
    nonisolated func mask(in direction: LayoutDirection) -> EdgeMask {
        let isMirrored = direction == .rightToLeft
        var mask: EdgeMask = []
        if contains(.top) { mask.insert(.top) }
        if contains(.leading) { mask.insert(isMirrored ? .right : .left) }
        if contains(.bottom) { mask.insert(.bottom) }
        if contains(.trailing) { mask.insert(isMirrored ? .left : .right) }
        return mask
    }
}
