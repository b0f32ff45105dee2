/// A view whose type is not told.
public struct AnyView {
    private let content: any View

    public nonisolated init<V: View>(_ view: V) { content = view }
    public nonisolated init<V: View>(erasing view: V) { content = view }
}

extension AnyView: _PrimitiveView {
    public static func _build(_ view: AnyView, _ context: inout _BuildContext) {
        context.descend(into: AnyView.self) { open(view.content, &$0) }
    }

    @MainActor private static func open<V: View>(_ view: V, _ context: inout _BuildContext) { V._build(view, &context) }
}
