internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Painter {
    /// Pixels an em above which glyphs are filled as outlines: cairo would keep a picture of each otherwise.
    private static let largestKept = 512.0
    /// Pixels an em above which no glyph is drawn.
    private static let largest = 16_384.0

    func draw(_ run: GlyphRun, alpha: Double, on canvas: Canvas) {
        let pixels = run.size * canvas.transform.meanScale
        guard run.size > 0, pixels > 0.01, pixels <= Painter.largest, let face = face(run.font) else { return }
        let glyphs = cairoGlyphs(of: run, below: face.glyphCount, limit: canvas.farthest)
        guard !glyphs.isEmpty else { return }
        let bounds = { PixelRect(covering: canvas.transform.bounds(of: run.extents)).intersection(canvas.reach) }
        if face.isPictures {
            drawPictures(glyphs, of: face, run, alpha: alpha, within: bounds(), on: canvas)
        } else if canvas.setPaint(run.paint, alpha: alpha, within: bounds()) {
            draw(glyphs, of: face, size: run.size, filled: pixels > Painter.largestKept, on: canvas)
        }
    }

    private func draw(_ glyphs: [cairo_glyph_t], of face: FontFileFace, size: CGFloat, filled: Bool, on canvas: Canvas) {
        face.select(on: canvas, size: size)
        if filled {
            cairo_new_path(canvas.context)
            cairo_glyph_path(canvas.context, glyphs, Int32(glyphs.count))
            cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(canvas.context)
        } else {
            cairo_show_glyphs(canvas.context, glyphs, Int32(glyphs.count))
        }
        if cairo_status(canvas.context) != CAIRO_STATUS_SUCCESS { face.isBroken = true }
    }

    /// Glyphs that have colours of their own take no paint, and its alpha only as a layer.
    private func drawPictures(
        _ glyphs: [cairo_glyph_t], of face: FontFileFace, _ run: GlyphRun, alpha: Double, within bounds: PixelRect, on canvas: Canvas
    ) {
        let opacity = alpha * run.paint.alpha
        canvas.setColor(.black, alpha: 1)
        guard opacity < 1 else { return draw(glyphs, of: face, size: run.size, filled: false, on: canvas) }
        withLayer(bounds, on: canvas) {
            $0.setColor(.black, alpha: 1)
            self.draw(glyphs, of: face, size: run.size, filled: false, on: $0)
        } finish: { layer in
            layer.paint(on: canvas, alpha: opacity)
        }
    }

    private func cairoGlyphs(of run: GlyphRun, below count: Int, limit: CGFloat) -> [cairo_glyph_t] {
        run.glyphs.prefix(DisplayList.Limits.textPerRun).compactMap { glyph in
            guard glyph.id < count else { return nil }
            let (x, y) = (run.origin.x + CGFloat(glyph.x), run.origin.y + CGFloat(glyph.y))
            return cairo_glyph_t(index: UInt(glyph.id), x: x.clamped(to: limit), y: y.clamped(to: limit))
        }
    }

    private func face(_ index: Int) -> FontFileFace? {
        guard list.fonts.indices.contains(index) else {
            warn(.noSuchEntry(table: "fonts", index: index))
            return nil
        }
        let key = list.fonts[index]
        switch fonts.face(key) {
        case .success(let face): return face
        case .failure(.outsideFolders): warn(.fontOutsideFolders(path: key.path))
        case .failure(.unreadable): warn(.fontUnreadable(path: key.path, index: key.index))
        }
        return nil
    }
}

extension Paint {
    /// The alpha of a plain colour; gradients count as opaque.
    fileprivate var alpha: Double {
        guard case .color(let color) = self else { return 1 }
        return Double(color.alpha).clampedToUnit
    }
}
