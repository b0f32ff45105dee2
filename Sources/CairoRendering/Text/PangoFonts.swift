internal import CPangoCairo
internal import Drawing

/// The font files behind the fonts that pango has chosen.
struct PangoFonts: ~Copyable {
    private var keys: [UnsafeMutablePointer<PangoFont>: FontKey] = [:]

    /// Fonts held; beyond it all are let go.
    private static let limit = 512

    deinit { for font in keys.keys { g_object_unref(font) } }

    mutating func removeAll() {
        for font in keys.keys { g_object_unref(font) }
        keys = [:]
    }

    /// The file of a font; the font is kept, so that its address goes on meaning it.
    mutating func key(_ font: UnsafeMutablePointer<PangoFont>) -> FontKey {
        if let key = keys[font] { return key }
        if keys.count >= PangoFonts.limit { removeAll() }
        let key = FontKey(pattern: pango_fc_font_get_pattern(UnsafeMutablePointer(OpaquePointer(font))))
        g_object_ref(font)
        keys[font] = key
        return key
    }
}

extension FontKey {
    /// What fontconfig has chosen.
    fileprivate init(pattern: OpaquePointer?) {
        self.init(path: pattern?.string(FC_FILE) ?? "")
        guard let pattern else { return }
        var (index, embolden) = (Int32(0), FcBool(0))
        var matrix: UnsafeMutablePointer<FcMatrix>?
        if FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch { self.index = UInt32(bitPattern: index) }
        variations = pattern.string(FC_FONT_VARIATIONS) ?? ""
        if FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &embolden) == FcResultMatch, embolden != 0 { synthetic.insert(.bold) }
        if FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix, matrix.pointee.xy != 0 {
            synthetic.insert(.oblique)
        }
    }
}
