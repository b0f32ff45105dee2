/// A view of nothing.
public struct EmptyView: Sendable {
    public nonisolated init() {}
}

extension EmptyView: _PrimitiveView {
    public static func _build(_ view: EmptyView, _ context: inout _BuildContext) {}
}
