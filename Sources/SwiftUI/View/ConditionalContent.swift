/// One of two views, as `if … else` and `switch` make it.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public static func _build(_ view: _ConditionalContent, _ context: inout _BuildContext) {
        switch view.storage {
        case .first(let content): TrueContent._build(content, &context)
        case .second(let content): FalseContent._build(content, &context)
        }
    }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public static func _build(_ view: Wrapped?, _ context: inout _BuildContext) {
        if let view { Wrapped._build(view, &context) }
    }
}
