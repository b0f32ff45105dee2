import Drawing
import LayoutEngine

/// All the room there is, filled with a style.
struct StyledRectangle<Style: ShapeStyle> {
    let style: Style
}

extension StyledRectangle: _PrimitiveView {
    static func _build(_ view: StyledRectangle, _ context: inout _BuildContext) {
        let style = view.style._paint(in: context.environment, level: 0)
        context.append(
            CanvasNode { rect, canvas in
                canvas.fill(.rect(rect), style.paint(in: rect))
            })
    }
}
