import LayoutEngine

/// Views that are made when the room for them is known; the reader itself takes all the room there is.
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader where Content: View {
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, _PrimitiveView where Content: View {
    public static func _build(_ view: GeometryReader, _ context: inout _BuildContext) {
        let outer = context
        context.append(
            ReaderNode { room in
                let children = outer.children(of: view.content(GeometryProxy(room, outer.environment.layoutDirection)))
                return outer.mirroring(LayeredNode(alignment: Alignment.topLeading.pair, children: children))
            })
    }
}

extension View {
    /// Has no effect: a view is made once, and nothing runs after it.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { self }

    /// Has no effect: a view is made once, and nothing runs after it.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
}
