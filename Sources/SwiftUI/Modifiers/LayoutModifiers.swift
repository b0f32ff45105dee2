import LayoutEngine

/// Whether a picture fits into its room or fills it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit
    case fill
}

/// A modifier that needs nothing but the box it wraps.
struct _NodeWrapper {
    let make: @Sendable (LayoutNode) -> LayoutNode
}

extension _NodeWrapper: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode { make(node) }
}

extension View {
    /// Takes the ideal size in both directions.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Takes the ideal size in the directions given.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_NodeWrapper { FixedSizeNode(horizontal: horizontal, vertical: vertical, child: $0) })
    }

    /// Keeps a ratio of width to height; nil is the view's own.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_NodeWrapper { AspectRatioNode(ratio: aspectRatio, fills: contentMode == .fill, child: $0) })
    }

    /// Keeps the ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Draws the view beside its place, in points.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_NodeWrapper { OffsetNode(offset: offset, child: $0) }) }

    /// Draws the view beside its place, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Puts the view's centre at a point of its parent.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_NodeWrapper { PositionNode(center: position, child: $0) })
    }

    /// Puts the view's centre at a point of its parent.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Gives the view room in a stack before views of a lower priority.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_NodeWrapper { TraitNode(child: $0) { $0.priority = value } })
    }

    /// Draws the view above those of a lower index.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_NodeWrapper { TraitNode(child: $0) { $0.zIndex = value } })
    }
}
