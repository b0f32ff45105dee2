import Drawing
import Foundation
import LayoutEngine

/// What is done with a shape's outline.
enum ShapePainting {
    case fill(FillStyle)
    case stroke(StrokeStyle)
}

extension _BuildContext {
    /// A box that takes the shape's size and paints it.
    func node<Content: Shape, Style: ShapeStyle>(painting shape: Content, _ style: Style, _ painting: ShapePainting) -> LayoutNode {
        let resolved = style._paint(in: environment, level: 0)
        let direction = environment.layoutDirection
        return CanvasNode(sizing: { shape.sizeThatFits(ProposedViewSize($0)) }) { rect, canvas in
            let (outline, pen) = shape.drawn(in: rect, direction, container: canvas.container)
            resolved.cast(into: &canvas) { canvas in
                switch (painting, pen) {
                case (.fill(let fill), nil):
                    canvas.fill(outline, resolved.paint(in: outline.paintRect(in: rect)), fill.isEOFilled ? .evenOdd : .nonZero)
                case (.fill, let stroke?), (.stroke(let stroke), _):
                    let room = outline.paintRect(in: rect).insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
                    canvas.stroke(outline, resolved.paint(in: room), stroke.pen)
                }
            }
        }
    }

    /// A box with a view of the same size below it.
    @MainActor func lay<Background: View>(_ node: LayoutNode, over background: Background) -> LayoutNode {
        let below = children(of: background)
        guard !below.isEmpty else { return node }
        let layers = mirroring(LayeredNode(alignment: Alignment.center.pair, children: below))
        return AttachmentNode(child: mirroring(node), attachment: layers, side: .below, alignment: Alignment.center.pair)
    }
}

extension Shape {
    /// The outline in points of the list, and the pen where it is a line and not an area; shapes themselves see a rectangle that begins at zero, as on Apple's platforms.
    nonisolated func drawn(
        in rect: CGRect, _ direction: LayoutDirection, container: ContainerOutline
    ) -> (outline: Outline, pen: StrokeStyle?) {
        let path = _path(in: CGRect(origin: .zero, size: rect.size), container: _ContainerShape(container.seen(from: rect.origin)))
        let isTurned = layoutDirectionBehavior == .mirrors(in: direction)
        let outline = isTurned ? path.outline.turned(in: rect.width) : path.outline
        return (outline.offset(by: CGSize(width: rect.minX, height: rect.minY)), _pen ?? path.pen)
    }
}

extension Outline {
    /// The rectangle across which a gradient runs: the shape's own, or all of the room for a free path, of which a part may be trimmed.
    fileprivate func paintRect(in room: CGRect) -> CGRect {
        if case .path = self { return room }
        return bounds
    }
}
