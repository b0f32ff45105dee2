import LayoutEngine

struct _FrameModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
}

extension _FrameModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        FrameNode(width: width, height: height, alignment: alignment.pair, child: node)
    }
}

struct _FlexFrameModifier {
    let horizontal: FlexibleFrameNode.Range
    let vertical: FlexibleFrameNode.Range
    let alignment: Alignment
}

extension _FlexFrameModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        FlexibleFrameNode(horizontal: horizontal, vertical: vertical, alignment: alignment.pair, child: node)
    }
}

extension View {
    /// Puts the view into a frame of a fixed size in points.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a frame with bounds in points.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameModifier(
                horizontal: .init(least: minWidth, ideal: idealWidth, greatest: maxWidth),
                vertical: .init(least: minHeight, ideal: idealHeight, greatest: maxHeight), alignment: alignment))
    }
}
