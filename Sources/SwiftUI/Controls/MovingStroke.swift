internal import Drawing
internal import Foundation
internal import LayoutEngine

/// A bar or a ring in the tint, drawn as far as a time has passed.
struct _MovingStroke {
    let span: MovingSpan
    let form: Form
    /// Of the line, in points.
    let width: CGFloat

    /// What is drawn along.
    enum Form {
        /// A line from the leading edge to the other, its ends round.
        case bar
        /// A circle clockwise from the top.
        case ring
    }
}

extension _MovingStroke: _PrimitiveView {
    static func _build(_ view: Self, _ context: inout _BuildContext) {
        let environment = context.environment
        let tint = TintShapeStyle()._paint(in: environment, level: 0)
        context.append(
            CanvasNode { rect, canvas in
                let line = rect.insetBy(dx: view.width / 2, dy: view.width / 2)
                guard !line.isNull else { return }
                let isMirrored = environment.layoutDirection == .rightToLeft
                let outline = view.form == .bar ? Outline.bar(in: line, mirrored: isMirrored) : .ring(in: line)
                let stroke = MovingStroke(outline, tint.paint(in: rect), StrokePen(width: view.width, cap: .round), span: view.span)
                canvas.draw(stroke, asOf: environment.entryDate)
            })
    }
}

extension DrawContext {
    /// Draws what moves, and within it what is seen of it at a moment.
    fileprivate mutating func draw(_ moving: MovingStroke, asOf moment: Date) {
        guard !moving.paint.isClear else { return }
        list.append(.push(.moving(.stroke(moving))))
        stroke(moving.outline.trimmed(from: 0, to: moving.span.fraction(at: moment)), moving.paint, moving.pen)
        list.append(.pop)
    }
}

extension Outline {
    fileprivate static func bar(in rect: CGRect, mirrored: Bool) -> Outline {
        let (left, right) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
        return .path(mirrored ? [.move(right), .line(left)] : [.move(left), .line(right)])
    }

    fileprivate static func ring(in rect: CGRect) -> Outline {
        let radius = min(rect.width, rect.height) / 2
        // The control points of a quarter of a circle lie so far along its tangents.
        let handle = radius * 0.5522847498
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.midX + x, y: rect.midY + y) }
        return .path([
            .move(point(0, -radius)), .curve(point(radius, 0), control1: point(handle, -radius), control2: point(radius, -handle)),
            .curve(point(0, radius), control1: point(radius, handle), control2: point(handle, radius)),
            .curve(point(-radius, 0), control1: point(-handle, radius), control2: point(-radius, handle)),
            .curve(point(0, -radius), control1: point(-radius, -handle), control2: point(-handle, -radius)),
        ])
    }
}
