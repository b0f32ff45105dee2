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
    /// Has no effect: a widget's margins are no safe area; `contentMarginsDisabled()` takes them away.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// Has no effect: a widget's margins are no safe area; `contentMarginsDisabled()` takes them away.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

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

    /// Leaves room at some edges; a length of nil is 16 points.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }

    /// Leaves room around the view, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
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
        return StackNode(axis: axis, alignment: alignment, spacing: spacing, children: isFirst ? [edge, node] : [node, edge])
    }
}
