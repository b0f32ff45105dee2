import LayoutEngine

struct _AttachmentModifier<Attachment> {
    let attachment: Attachment
    let side: AttachmentNode.Side
    let alignment: Alignment
}

extension _AttachmentModifier: NodeModifier, _PrimitiveModifier, ViewModifier where Attachment: View {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        let layers = context.mirroring(LayeredNode(alignment: alignment.pair, children: context.children(of: attachment)))
        return AttachmentNode(child: node, attachment: layers, side: side, alignment: alignment.pair)
    }
}

extension View {
    /// Lays views behind this one, aligned with it.
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_AttachmentModifier(attachment: content(), side: .below, alignment: alignment))
    }

    /// Lays a view behind this one.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(_AttachmentModifier(attachment: background, side: .below, alignment: alignment))
    }

    /// Fills the room behind this view with a style.
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_AttachmentModifier(attachment: StyledRectangle(style: style, unsafeEdges: edges), side: .below, alignment: .center))
    }

    /// Fills the room behind this view with the background style.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view with a style.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_AttachmentModifier(attachment: shape.fill(style, style: fillStyle), side: .below, alignment: .center))
    }

    /// Fills a shape behind this view with the background style.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Lays views over this one, aligned with it.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_AttachmentModifier(attachment: content(), side: .above, alignment: alignment))
    }

    /// Lays a view over this one.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_AttachmentModifier(attachment: overlay, side: .above, alignment: alignment))
    }

    /// Fills the room over this view with a style.
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_AttachmentModifier(attachment: StyledRectangle(style: style, unsafeEdges: edges), side: .above, alignment: .center))
    }

    /// Fills a shape over this view with a style.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(_AttachmentModifier(attachment: shape.fill(style, style: fillStyle), side: .above, alignment: .center))
    }
}
