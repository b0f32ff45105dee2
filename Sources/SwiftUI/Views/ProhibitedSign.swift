import Drawing
import Foundation
import LayoutEngine

/// What stands in the place of a view that a widget may not hold: a yellow field with a barred circle.
enum ProhibitedSign {
    private static let field = RGBA(red: 1, green: 0.8, blue: 0)
    private static let sign = RGBA(red: 0.85, green: 0.1, blue: 0.1)

    static func node() -> LayoutNode {
        CanvasNode { rect, context in draw(in: rect, &context.list) }
    }

    private static func draw(in rect: CGRect, _ list: inout ListBuilder) {
        list.append(.fill(.rect(rect), .color(field), .nonZero))
        let radius = min(rect.width, rect.height, 48) * 0.35
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        let pen = StrokePen(width: radius * 0.3)
        list.append(.stroke(.ellipse(circle), .color(sign), pen))
        let reach = radius * 0.707
        let bar: [Outline.Segment] = [
            .move(CGPoint(x: center.x - reach, y: center.y - reach)), .line(CGPoint(x: center.x + reach, y: center.y + reach)),
        ]
        list.append(.stroke(.path(bar), .color(sign), pen))
    }
}
