internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Canvas {
    /// Makes an outline the path that is filled, stroked or clipped to next.
    func trace(_ outline: Outline) {
        cairo_new_path(context)
        add(outline)
    }

    /// Adds an outline to the path.
    func add(_ outline: Outline) {
        let limit = farthest
        switch outline {
        case .rect(let rect): add(rect.clamped(to: limit))
        case .ellipse(let rect): addEllipse(rect.clamped(to: limit))
        case .roundedRect(let rect, let radii, style: .circular): addRounded(rect.clamped(to: limit), radii)
        case .roundedRect(_, _, style: .continuous): add(outline.segments, limit: limit)
        case .path(let segments): add(segments, limit: limit)
        }
    }

    private func add(_ rect: CGRect) { cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }

    private func addEllipse(_ rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        cairo_new_sub_path(context)
        if rect.width == rect.height {
            cairo_arc(context, rect.midX, rect.midY, rect.width / 2, 0, 2 * .pi)
        } else {
            var kept = matrix
            cairo_translate(context, rect.midX, rect.midY)
            cairo_scale(context, rect.width / 2, rect.height / 2)
            cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
            cairo_set_matrix(context, &kept)
        }
        cairo_close_path(context)
    }

    private func addRounded(_ rect: CGRect, _ wanted: CornerRadii) {
        let radii = wanted.fitted(to: rect.size)
        cairo_new_sub_path(context)
        addCorner(x: rect.maxX - radii.topRight, y: rect.minY + radii.topRight, radius: radii.topRight, quarter: -1)
        addCorner(x: rect.maxX - radii.bottomRight, y: rect.maxY - radii.bottomRight, radius: radii.bottomRight, quarter: 0)
        addCorner(x: rect.minX + radii.bottomLeft, y: rect.maxY - radii.bottomLeft, radius: radii.bottomLeft, quarter: 1)
        addCorner(x: rect.minX + radii.topLeft, y: rect.minY + radii.topLeft, radius: radii.topLeft, quarter: 2)
        cairo_close_path(context)
    }

    private func addCorner(x: CGFloat, y: CGFloat, radius: CGFloat, quarter: Double) {
        guard radius > 0 else {
            cairo_line_to(context, x, y)
            return
        }
        cairo_arc(context, x, y, radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
    }

    private func add(_ segments: [Outline.Segment], limit: CGFloat) {
        for segment in segments {
            switch segment {
            case .move(let point): cairo_move_to(context, point.x.clamped(to: limit), point.y.clamped(to: limit))
            case .line(let point): cairo_line_to(context, point.x.clamped(to: limit), point.y.clamped(to: limit))
            case .quad(let point, let control): addQuad(to: point.clamped(to: limit), control: control.clamped(to: limit))
            case .curve(let point, let control1, let control2):
                let (first, second, end) = (control1.clamped(to: limit), control2.clamped(to: limit), point.clamped(to: limit))
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    private func addQuad(to end: CGPoint, control: CGPoint) {
        var (x, y) = (Double(control.x), Double(control.y))
        if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
        let start = CGPoint(x: x, y: y)
        cairo_curve_to(
            context, start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
            end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
    }
}

extension CGPoint {
    /// The point with both coordinates within `-limit...limit`.
    func clamped(to limit: CGFloat) -> CGPoint { CGPoint(x: x.clamped(to: limit), y: y.clamped(to: limit)) }
}

extension CGRect {
    /// The rectangle cut to `-limit...limit` in both directions.
    func clamped(to limit: CGFloat) -> CGRect {
        let left = minX.clamped(to: limit)
        let top = minY.clamped(to: limit)
        return CGRect(x: left, y: top, width: maxX.clamped(to: limit) - left, height: maxY.clamped(to: limit) - top)
    }
}
