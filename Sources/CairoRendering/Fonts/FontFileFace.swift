internal import CPangoCairo
internal import Drawing
internal import Foundation

/// One face of a font file, as cairo draws it.
final class FontFileFace {
    private let face: OpaquePointer
    private let shear: Double
    private let enlargement: Double
    private let stretch: Double
    /// Glyphs are numbered below this; cairo's context would fail for good at another.
    let glyphCount: Int
    /// Whether glyphs are pictures with colours of their own, as of emoji.
    let isPictures: Bool
    /// Set when the face made a drawing fail.
    var isBroken = false

    /// Opens a face, or gives nil when the file is none or has no face of that index.
    init?(_ key: FontKey) {
        guard let opened = FontFileFace.open(key, bitmaps: false) else { return nil }
        var (face, file) = (opened, FontFileFace.describe(opened))
        // A font of pictures, as of emoji, draws nothing unless it is asked for them; others are drawn as outlines.
        if !file.isScalable, let pictures = FontFileFace.open(key, bitmaps: true) {
            cairo_font_face_destroy(face)
            (face, file) = (pictures, FontFileFace.describe(pictures))
        }
        self.face = face
        shear = key.synthetic.contains(.oblique) ? 0.2 : 0
        enlargement = key.synthetic.contains(.enlarged) ? FontKey.Synthetic.enlargement : 1
        stretch = key.synthetic.widthFactor
        glyphCount = file.glyphs
        isPictures = !file.isScalable
        guard glyphCount > 0 else { return nil }
    }

    deinit { cairo_font_face_destroy(face) }

    private static func open(_ key: FontKey, bitmaps: Bool) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, key.path)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(bitPattern: key.index))
        if !key.variations.isEmpty { FcPatternAddString(pattern, FC_FONT_VARIATIONS, key.variations) }
        if bitmaps { FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, FcBool(FcTrue)) }
        if key.synthetic.contains(.bold) { FcPatternAddBool(pattern, FC_EMBOLDEN, FcBool(FcTrue)) }
        guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
        guard cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(face)
            return nil
        }
        return face
    }

    /// No glyphs when the file cannot be read.
    private static func describe(_ face: OpaquePointer) -> (glyphs: Int, isScalable: Bool) {
        var unit = cairo_matrix_t(xx: 16, yx: 0, xy: 0, yy: 16, x0: 0, y0: 0)
        var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        let scaled = GlyphOptions.with { cairo_scaled_font_create(face, &unit, &identity, $0) }
        defer { cairo_scaled_font_destroy(scaled) }
        guard cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS, let file = cairo_ft_scaled_font_lock_face(scaled) else {
            return (0, true)
        }
        defer { cairo_ft_scaled_font_unlock_face(scaled) }
        return (file.pointee.num_glyphs, file.pointee.face_flags & Int(FT_FACE_FLAG_SCALABLE) != 0)
    }

    /// The box around a glyph's outline in ems, y growing downwards; nil when it has none.
    ///
    /// Taken from the outline itself: the boxes that fonts state are not all true.
    func ink(of glyph: Int) -> CGRect? {
        guard glyph < glyphCount, let canvas = Canvas(frame: PixelRect(x: 0, y: 0, width: 1, height: 1)) else { return nil }
        let em = 1_000.0
        select(on: canvas, size: em)
        var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_glyph_path(canvas.context, &placed, 1)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(canvas.context, &left, &top, &right, &bottom)
        guard left < right, top < bottom else { return nil }
        return CGRect(x: left / em, y: top / em, width: (right - left) / em, height: (bottom - top) / em)
    }

    /// Makes the face, at `size` points an em, the one that glyphs are drawn with.
    func select(on canvas: Canvas, size: Double) {
        let size = size * enlargement
        var matrix = cairo_matrix_t(xx: size * stretch, yx: 0, xy: -shear * size, yy: size, x0: 0, y0: 0)
        cairo_set_font_face(canvas.context, face)
        cairo_set_font_matrix(canvas.context, &matrix)
    }
}
