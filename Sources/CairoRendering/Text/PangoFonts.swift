internal import CPangoCairo
internal import Drawing

/// The font files behind the fonts that pango has chosen.
struct PangoFonts: ~Copyable {
    private var keys: [UnsafeMutablePointer<PangoFont>: (key: FontKey, hasOneWidth: Bool)] = [:]

    /// Fonts held; beyond it all are let go.
    private static let limit = 512

    deinit { for font in keys.keys { g_object_unref(font) } }

    mutating func removeAll() {
        for font in keys.keys { g_object_unref(font) }
        keys = [:]
    }

    /// The file of a font that was chosen for a width class, 50...200 per cent; glyphs of one that has no other width are drawn so.
    mutating func key(_ font: UnsafeMutablePointer<PangoFont>, width: UInt16) -> FontKey {
        var (key, hasOneWidth) = known(font)
        if hasOneWidth { key.synthetic.formUnion(FontKey.Synthetic(width: width)) }
        return key
    }

    /// The font is kept, so that its address goes on meaning it.
    private mutating func known(_ font: UnsafeMutablePointer<PangoFont>) -> (key: FontKey, hasOneWidth: Bool) {
        if let known = keys[font] { return known }
        if keys.count >= PangoFonts.limit { removeAll() }
        let pattern = pango_fc_font_get_pattern(UnsafeMutablePointer(OpaquePointer(font)))
        let found = (FontKey(pattern: pattern), pattern?.isOfNormalWidth ?? false)
        g_object_ref(font)
        keys[font] = found
        return found
    }
}

extension OpaquePointer {
    /// Whether a font of outlines was chosen that is neither narrow nor wide; emoji are as wide as they are.
    fileprivate var isOfNormalWidth: Bool {
        var (width, isScalable) = (Int32(FC_WIDTH_NORMAL), FcBool(1))
        FcPatternGetInteger(self, FC_WIDTH, 0, &width)
        FcPatternGetBool(self, FC_OUTLINE, 0, &isScalable)
        return width == FC_WIDTH_NORMAL && isScalable != 0
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
