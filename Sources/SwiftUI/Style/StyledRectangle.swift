import Drawing
import LayoutEngine

/// All the room there is, filled with a style.
struct StyledRectangle<Style: ShapeStyle> {
    let style: Style
    /// Where it reaches under bars that it touches.
    var unsafeEdges: Edge.Set = []
}

extension StyledRectangle: _PrimitiveView {
    static func _build(_ view: StyledRectangle, _ context: inout _BuildContext) {
        let style = view.style._paint(in: context.environment, level: 0)
        let edges = view.unsafeEdges.mask(in: context.environment.layoutDirection)
        context.append(
            CanvasNode { room, canvas in
                let rect = canvas.grown(room, over: edges)
                canvas.fill(.rect(rect), style.paint(in: rect))
            })
    }
}
