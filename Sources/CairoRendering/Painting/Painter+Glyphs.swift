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
        } else if setPaint(run.paint, alpha: alpha, on: canvas, within: bounds()) {
            draw(glyphs, of: face, size: run.size, filled: pixels > Painter.largestKept, saying: words(of: run), on: canvas)
        }
    }

    private func draw(
        _ glyphs: [cairo_glyph_t], of face: FontFileFace, size: CGFloat, filled: Bool, saying text: String = "", on canvas: Canvas
    ) {
        face.select(on: canvas, size: size)
        if filled {
            cairo_new_path(canvas.context)
            cairo_glyph_path(canvas.context, glyphs, Int32(glyphs.count))
            cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(canvas.context)
        } else if canvas.isVector, !text.isEmpty {
            show(glyphs, saying: text, on: canvas)
        } else {
            cairo_show_glyphs(canvas.context, glyphs, Int32(glyphs.count))
        }
        if cairo_status(canvas.context) != CAIRO_STATUS_SUCCESS { face.isBroken = true }
    }

    /// Draws glyphs together with what they say, so that the text of a file can be searched and copied.
    private func show(_ glyphs: [cairo_glyph_t], saying text: String, on canvas: Canvas) {
        // Which letter is in which glyph is not known: the run is one cluster.
        var whole = cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(glyphs.count))
        cairo_show_text_glyphs(
            canvas.context, text, whole.num_bytes, glyphs, whole.num_glyphs, &whole, 1, cairo_text_cluster_flags_t(rawValue: 0))
    }

    /// Glyphs that have colours of their own take no paint, and its alpha only as a layer; files of vectors hold them as a picture.
    private func drawPictures(
        _ glyphs: [cairo_glyph_t], of face: FontFileFace, _ run: GlyphRun, alpha: Double, within bounds: PixelRect, on canvas: Canvas
    ) {
        let opacity = alpha * run.paint.alpha
        canvas.setColor(.black, alpha: 1)
        guard opacity < 1 || canvas.isVector else { return draw(glyphs, of: face, size: run.size, filled: false, on: canvas) }
        withLayer(bounds, on: canvas, needsPixels: true) {
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

    /// What the glyphs say; nothing where they are symbols, whose names nobody would read.
    private func words(of run: GlyphRun) -> String { list.fonts[run.font].synthetic.contains(.enlarged) ? "" : run.text }

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
