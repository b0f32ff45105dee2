import LayoutEngine

/// Views in a row.
public struct HStack<Content> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension HStack where Content: View {
    /// Spacing is in points; nil is the distance that the views themselves want.
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }
}

extension HStack: View, _PrimitiveView where Content: View {
    public static func _build(_ view: HStack, _ context: inout _BuildContext) {
        let children = context.children(of: view.content, axis: .horizontal)
        context.append(StackNode(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing, children: children))
    }
}

/// Views in a column.
public struct VStack<Content> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension VStack where Content: View {
    /// Spacing is in points; nil is the distance that the views themselves want.
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }
}

extension VStack: View, _PrimitiveView where Content: View {
    public static func _build(_ view: VStack, _ context: inout _BuildContext) {
        let children = context.children(of: view.content, axis: .vertical)
        context.append(StackNode(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing, children: children))
    }
}

/// Views one above the other.
public struct ZStack<Content> {
    private let alignment: Alignment
    private let content: Content
}

extension ZStack where Content: View {
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content())
    }
}

extension ZStack: View, _PrimitiveView where Content: View {
    public static func _build(_ view: ZStack, _ context: inout _BuildContext) {
        context.append(LayeredNode(alignment: view.alignment.pair, children: context.children(of: view.content)))
    }
}
