import Drawing
import Foundation
import LayoutEngine

extension DrawnPicture {
    /// The box of the picture, in its own size or as large as its room.
    @MainActor func node(isResizable: Bool, template: _ResolvedStyle?, _ context: _BuildContext) -> LayoutNode {
        let steps = steps.map { ($0.effects, Self.painter(of: $0.content, context)) }
        let natural = size
        return CanvasNode(sizing: { isResizable ? $0.filled(by: natural) : natural }) { rect, canvas in
            guard natural.width > 0, natural.height > 0 else { return }
            let map = Transform.scale(x: rect.width / natural.width, y: rect.height / natural.height)
                .then(.translation(x: rect.minX, y: rect.minY))
            let picture = { (canvas: inout DrawContext) in
                // What is cleared or mixed within the picture leaves what lies behind it alone.
                canvas.group(.opacity(1)) { canvas in
                    for (effects, paint) in steps { Self.draw(paint, under: effects[...], into: &canvas) }
                }
            }
            canvas.group(.transform(map)) { canvas in
                canvas.group(.clip(.rect(CGRect(origin: .zero, size: natural)), .nonZero)) { canvas in
                    guard let template else { return picture(&canvas) }
                    let mask = canvas.detached(picture)
                    canvas.group(.mask(mask)) {
                        $0.fill(.rect(CGRect(origin: .zero, size: natural)), template.paint(in: CGRect(origin: .zero, size: natural)))
                    }
                }
            }
        }
    }

    private typealias Painter = (inout DrawContext) -> Void

    @MainActor private static func painter(of content: Content, _ context: _BuildContext) -> Painter {
        switch content {
        case .fill(let outline, let color, let rule):
            let paint = Paint.color(Color(color).rgba(in: context.environment))
            return { $0.fill(outline, paint, rule) }
        case .stroke(let outline, let color, let pen):
            let paint = Paint.color(Color(color).rgba(in: context.environment))
            return { $0.stroke(outline, paint, pen) }
        case .image(let image, let rect):
            let node = context.node(of: Image(uiImage: image).resizable())
            return { node.draw(at: rect.origin, proposal: ProposedSize(rect.size), into: &$0) }
        case .gradient(let gradient, let outline):
            let paint = gradient.paint(in: context.environment)
            return { $0.fill(outline, paint) }
        case .text(let text, let rect):
            let node = context.node(of: text.view(in: rect.size))
            return { node.draw(at: rect.origin, proposal: .unspecified, into: &$0) }
        }
    }

    private static func draw(_ paint: Painter, under effects: ArraySlice<DisplayList.Effect>, into canvas: inout DrawContext) {
        guard let effect = effects.first else { return paint(&canvas) }
        guard !effect.flattens else { return }
        canvas.group(effect) { draw(paint, under: effects.dropFirst(), into: &$0) }
    }
}
