internal import CPangoCairo
internal import Drawing

extension Canvas {
    /// Lays this layer over another canvas, where each has its place in the picture.
    func paint(on target: Canvas, alpha: Double = 1) {
        makeSource(of: target)
        if alpha < 1 { cairo_paint_with_alpha(target.context, alpha) } else { cairo_paint(target.context) }
    }

    /// Makes this layer what fills and strokes on another canvas show.
    func makeSource(of target: Canvas) {
        target.inPixels { cairo_set_source_surface(target.context, surface, 0, 0) }
        cairo_pattern_set_filter(cairo_get_source(target.context), CAIRO_FILTER_NEAREST)
    }

    /// Draws `body` in another way than over what is there.
    func with(_ compositing: cairo_operator_t, _ body: () -> Void) {
        cairo_set_operator(context, compositing)
        body()
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
}
