/// Several views, one after the other.
///
/// Differs from Apple's in that it is generic over the views, not over a tuple of them.
public struct TupleView<each Content: View> {
    private let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: View, _PrimitiveView {
    public static func _build(_ view: TupleView, _ context: inout _BuildContext) {
        for element in repeat each view.content {
            build(element, &context)
        }
    }

    @MainActor private static func build<Element: View>(_ element: Element, _ context: inout _BuildContext) {
        Element._build(element, &context)
    }
}
