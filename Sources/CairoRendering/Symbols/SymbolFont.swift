internal import CPangoCairo
internal import Drawing
internal import Foundation

/// The icons that stand for system symbols.
final class SymbolFont {
    private let key: FontKey?
    private let font: OpaquePointer?
    private let face: FontFileFace?

    static let family = "Material Design Icons"

    init(catalog: borrowing FontCatalog) {
        let path = catalog.files(ofFamily: SymbolFont.family).filter { $0.hasSuffix(".ttf") }.min()
        key = path.map { FontKey(path: $0, synthetic: .enlarged) }
        font = path.flatMap { SymbolFont.open($0) }
        face = key.flatMap { FontFileFace($0) }
    }

    deinit { if let font { hb_font_destroy(font) } }

    private static func open(_ path: String) -> OpaquePointer? {
        guard let blob = hb_blob_create_from_file(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, 0) else { return nil }
        defer { hb_face_destroy(face) }
        return hb_font_create(face)
    }

    /// One glyph: its ink between narrow bearings, the middle of the icon's square on the middle of capital letters.
    ///
    /// The metrics are those of the ink, so that a frame fits the symbol as it does a system symbol.
    func shape(_ name: String) -> ShapedText {
        var breaks = [ShapedText.Break](repeating: [], count: name.utf8.count + 1)
        breaks[0] = .character
        breaks[name.utf8.count] = [.character, .line]
        guard let key, let icon = icon(name) else {
            return ShapedText(runs: [], breaks: breaks, metrics: FontMetrics(ascent: SymbolFont.capHeight, descent: 0))
        }
        let run = ShapedText.Run(font: key, rightToLeft: false, glyphs: [icon.glyph])
        return ShapedText(runs: [run], breaks: breaks, metrics: icon.metrics)
    }

    /// Inter's, beside whose letters symbols stand.
    private static let capHeight: Float = 0.727
    private static let bearing: Float = 0.05

    private func icon(_ name: String) -> (glyph: ShapedText.Glyph, metrics: FontMetrics)? {
        guard let font, let face, let icon = SymbolTable.icon(for: name) else { return nil }
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_glyph_from_name(font, icon, -1, &glyph) != 0, let ink = face.ink(of: Int(glyph)) else { return nil }
        let bearing = SymbolFont.bearing
        let shaped = ShapedText.Glyph(
            id: glyph, advance: Float(ink.width) + 2 * bearing, xOffset: bearing - Float(ink.minX), yOffset: -raise, cluster: 0)
        let metrics = FontMetrics(
            ascent: raise - Float(ink.minY) + bearing, descent: Float(ink.maxY) - raise + bearing, capHeight: SymbolFont.capHeight)
        return (shaped, metrics)
    }

    /// How far, in ems, an icon is lifted so that the middle of its square lies on the middle of capital letters.
    private var raise: Float {
        var extents = hb_font_extents_t()
        guard let font, hb_font_get_h_extents(font, &extents) != 0 else { return 0 }
        let middle = Float(extents.ascender + extents.descender) / 2 / Float(max(1, hb_face_get_upem(hb_font_get_face(font))))
        return SymbolFont.capHeight / 2 - middle * Float(FontKey.Synthetic.enlargement)
    }
}
