/// Several views that are modified together.
public struct Group<Content> {
    private let content: Content
}

extension Group where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, _PrimitiveView where Content: View {
    public static func _build(_ view: Group, _ context: inout _BuildContext) { Content._build(view.content, &context) }
}
