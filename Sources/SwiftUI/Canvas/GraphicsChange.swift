import Drawing
import LayoutEngine

/// What changes how a graphics context draws.
enum GraphicsChange {
    case effect(DisplayList.Effect)
    case colors(ColorMatrix)
    /// Only where a layer has alpha, or only where it has none.
    case mask(GraphicsRecorder, isInverse: Bool)

    /// Draws what `body` draws, changed.
    func apply(to canvas: inout DrawContext, _ body: (inout DrawContext) -> Void) {
        switch self {
        case .effect(let effect) where effect.flattens: break
        case .effect(let effect): canvas.group(effect, body)
        case .colors(let matrix): canvas.recolored(matrix, body)
        case .mask(let layer, let isInverse):
            let commands = canvas.detached { canvas in
                guard isInverse else { return layer.play(into: &canvas) }
                canvas.fill(.everywhere, .color(.black), .nonZero)
                canvas.group(.blend(.destinationOut)) { layer.play(into: &$0) }
            }
            canvas.group(.mask(commands), body)
        }
    }
}
