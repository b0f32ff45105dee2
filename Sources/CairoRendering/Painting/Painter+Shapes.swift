internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Painter {
    func fill(_ outline: Outline, _ paint: Paint, _ rule: FillRule, alpha: Double, on canvas: Canvas) {
        guard setPaint(paint, alpha: alpha, on: canvas, within: bounds(of: .fill(outline, paint, rule), on: canvas)) else { return }
        fill(outline, rule, on: canvas)
    }

    /// Fills with what is the source already.
    func fill(_ outline: Outline, _ rule: FillRule, on canvas: Canvas) {
        canvas.trace(outline)
        cairo_set_fill_rule(canvas.context, rule.cairo)
        cairo_fill(canvas.context)
    }

    func stroke(_ outline: Outline, _ paint: Paint, _ pen: StrokePen, alpha: Double, on canvas: Canvas) {
        guard pen.width > 0, pen.width <= canvas.farthest,
            setPaint(paint, alpha: alpha, on: canvas, within: bounds(of: .stroke(outline, paint, pen), on: canvas))
        else { return }
        if !canvas.isVector, let line = LinePieces(outline, pen) {
            return canvas.stroke(line, pen, isOpaque: alpha >= 1 && paint.isOpaque)
        }
        canvas.trace(outline)
        canvas.setPen(pen)
        cairo_stroke(canvas.context)
    }

    private func bounds(of command: DisplayList.Command, on canvas: Canvas) -> PixelRect {
        let tree = CommandTree([command])
        return layerBounds(tree, tree.all, on: canvas)
    }
}

extension Paint {
    /// Whether it surely hides what is below.
    fileprivate var isOpaque: Bool {
        if case .color(let color) = self { color.alpha >= 1 } else { false }
    }
}

extension FillRule {
    /// The same rule of cairo's.
    var cairo: cairo_fill_rule_t {
        switch self {
        case .nonZero: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}
