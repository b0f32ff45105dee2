internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Canvas {
    /// Sets how the next stroke is drawn.
    func setPen(_ pen: StrokePen) {
        cairo_set_line_width(context, pen.width)
        cairo_set_line_cap(context, pen.cap.cairo)
        cairo_set_line_join(context, pen.join.cairo)
        cairo_set_miter_limit(context, max(1, pen.miterLimit.clamped(to: 1_000)))
        let dash = pen.dash(scale: transform.meanScale)
        cairo_set_dash(context, dash, Int32(dash.count), pen.dashPhase.clamped(to: farthest))
    }
}

extension StrokePen {
    /// Lengths that cairo accepts: an endless line where they are none, or so short that the line looks endless anyway.
    fileprivate func dash(scale: CGFloat) -> [Double] {
        let lengths = dash.prefix(64).map { Double($0.clamped(to: 2_097_152)) }
        guard lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) * scale > 0.1 else { return [] }
        return lengths
    }
}

extension StrokePen.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokePen.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
