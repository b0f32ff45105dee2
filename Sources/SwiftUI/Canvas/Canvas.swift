import Drawing
public import Foundation
import LayoutEngine

/// Room into which a closure draws.
public struct Canvas<Symbols> {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: Symbols
}

extension Canvas where Symbols: View {
    /// `symbols` are views that the renderer draws by their tags. The other parameters have no effect.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.init(renderer: renderer, symbols: symbols())
    }
}

extension Canvas where Symbols == EmptyView {
    /// The parameters beside the renderer have no effect.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(renderer: renderer, symbols: EmptyView())
    }
}

extension Canvas: View, _PrimitiveView where Symbols: View {
    public static func _build(_ view: Canvas, _ context: inout _BuildContext) {
        let outer = context
        let symbols = context.children(of: view.symbols)
        context.append(
            CanvasNode { rect, canvas in
                let recorder = GraphicsRecorder(
                    text: { outer.node(of: $0) }, image: { outer.node(of: $0) }, symbols: symbols)
                var graphics = GraphicsContext(environment: outer.environment, recorder: recorder)
                view.renderer(&graphics, rect.size)
                // Nothing is drawn outside of the room, as on a canvas of pixels.
                canvas.group(.clip(.rect(rect), .nonZero)) { canvas in
                    canvas.group(.transform(.translation(x: rect.minX, y: rect.minY))) { recorder.play(into: &$0) }
                }
            })
    }
}
