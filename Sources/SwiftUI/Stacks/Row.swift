import LayoutEngine

/// The label of a control as one box; several views lie in a row.
struct _Row<Content: View> {
    let content: Content
}

extension _Row: _PrimitiveView {
    static func _build(_ view: _Row, _ context: inout _BuildContext) { context.append(context.node(of: view.content, along: .horizontal)) }
}
