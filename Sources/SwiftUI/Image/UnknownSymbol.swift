import Drawing
import Foundation
import LayoutEngine

/// What stands in the place of a symbol that does not exist: a crossed box.
enum UnknownSymbol {
    /// The size is in points.
    static func node(size: CGFloat, isResizable: Bool, _ style: _ResolvedStyle) -> LayoutNode {
        let natural = CGSize(width: size, height: size)
        return CanvasNode(sizing: { isResizable ? $0.filled(by: natural) : natural }) { rect, canvas in
            let width = max(0.5, min(rect.width, rect.height) / 16)
            let box = rect.insetBy(dx: width, dy: width)
            guard box.width > 0, box.height > 0 else { return }
            let cross: [Outline.Segment] = [
                .move(box.origin), .line(CGPoint(x: box.maxX, y: box.maxY)), .move(CGPoint(x: box.maxX, y: box.minY)),
                .line(CGPoint(x: box.minX, y: box.maxY)),
            ]
            canvas.stroke(.path(Outline.rect(box).segments + cross), style.paint(in: rect), StrokePen(width: width))
        }
    }
}
