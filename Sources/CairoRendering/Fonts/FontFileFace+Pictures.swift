internal import CPangoCairo
internal import Foundation

extension FontFileFace {
    /// A glyph in one size.
    struct SizedGlyph: Hashable {
        let index: UInt
        let size: Double
    }

    /// Sizes of glyphs that are remembered at most.
    private static let limit = 4_096

    /// Those of some glyphs that cairo can draw as pictures: a damaged file may state the size of one and hold no pixels, which cairo
    /// would read all the same.
    func drawable(_ glyphs: [cairo_glyph_t], size: Double, on canvas: Canvas) -> [cairo_glyph_t] {
        let scale = canvas.transform.meanScale
        let isKnown = { [whole] (glyph: cairo_glyph_t) in whole.contains(SizedGlyph(index: glyph.index, size: size * scale)) }
        guard !glyphs.allSatisfy(isKnown) else { return glyphs }
        select(on: canvas, size: size)
        guard let scaled = cairo_get_scaled_font(canvas.context), cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS,
            let file = cairo_ft_scaled_font_lock_face(scaled)
        else { return [] }
        defer { cairo_ft_scaled_font_unlock_face(scaled) }
        let sound = glyphs.filter { isKnown($0) || Self.isWhole($0.index, in: file) }
        if whole.count > Self.limit { whole = [] }
        whole.formUnion(sound.map { SizedGlyph(index: $0.index, size: size * scale) })
        return sound
    }

    // Cairo goes on with what there is when a glyph cannot be loaded.
    private static func isWhole(_ index: UInt, in file: FT_Face) -> Bool {
        guard FT_Load_Glyph(file, FT_UInt(truncatingIfNeeded: index), Int32(FT_LOAD_COLOR)) == 0, let slot = file.pointee.glyph else {
            return false
        }
        let bitmap = slot.pointee.bitmap
        return slot.pointee.format != FT_GLYPH_FORMAT_BITMAP || bitmap.buffer != nil || bitmap.rows == 0 || bitmap.width == 0
    }
}
