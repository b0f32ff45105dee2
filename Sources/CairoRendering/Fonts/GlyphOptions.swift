internal import CPangoCairo

/// How all glyphs are drawn: without hinting, so that shapes scale, and in grey, so that a picture can be laid on anything.
enum GlyphOptions {
    /// Gives the options to `body`, which does not keep them.
    static func with<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        return body(options)
    }

    static func apply(to context: OpaquePointer) { with { cairo_set_font_options(context, $0) } }
}
