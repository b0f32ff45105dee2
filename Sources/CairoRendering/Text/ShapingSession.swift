internal import CPangoCairo
internal import Drawing

/// pango's objects and what has been shaped with them.
struct ShapingSession: ~Copyable {
    private var catalog = FontCatalog()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>?
    private let context: OpaquePointer?
    private var faces = AgingCache<FontFace, PangoFace>(limit: 256)
    private var fonts = PangoFonts()
    private var symbols: SymbolFont?
    private var shaped = AgingCache<Key, ShapedText>(limit: 8 << 20)

    private struct Key: Hashable {
        let text: String
        let face: FontFace
        let language: String
    }

    init() {
        fontMap = pango_cairo_font_map_new()
        pango_fc_font_map_set_config(OpaquePointer(fontMap), catalog.config)
        context = pango_font_map_create_context(fontMap)
        GlyphOptions.with { pango_cairo_context_set_font_options(context, $0) }
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
        if let fontMap { g_object_unref(fontMap) }
    }

    var folders: FontFolders { catalog.folders }

    mutating func addFonts(_ files: [String]) -> [String] {
        let refused = catalog.add(files)
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
        faces.removeAll()
        fonts.removeAll()
        shaped.removeAll()
        return refused
    }

    mutating func shape(_ text: String, face: FontFace, language: String) -> ShapedText {
        let text = text.cutForShaping
        let key = Key(text: text, face: face, language: language)
        if let known = shaped.value(for: key) { return known }
        let result = face.design == .symbol ? shapeSymbol(text) : shapeText(text, face, language)
        shaped.insert(result, for: key, cost: 256 + 64 * text.utf8.count)
        return result
    }

    private mutating func shapeText(_ text: String, _ face: FontFace, _ language: String) -> ShapedText {
        guard let context else { return ShapedText(runs: [], breaks: [], metrics: FontMetrics(ascent: 0.95, descent: 0.25)) }
        let pangoFace = self.face(face, context)
        let language = language.isEmpty ? pango_language_get_default() : pango_language_from_string(language)
        pango_context_set_language(context, language)
        pango_context_set_font_description(context, pangoFace.description)
        var text = text
        return text.withUTF8 { bytes in
            let paragraph = PangoParagraph(bytes, width: face.width)
            let runs = paragraph.runs(context, attributes: pangoFace.attributes, fonts: &fonts)
            return ShapedText(runs: runs, breaks: paragraph.breaks(language), metrics: pangoFace.metrics)
        }
    }

    private mutating func face(_ face: FontFace, _ context: OpaquePointer) -> PangoFace {
        if let known = faces.value(for: face) { return known }
        let made = PangoFace(face, catalog: catalog, context: context)
        faces.insert(made, for: face)
        return made
    }

    private mutating func shapeSymbol(_ name: String) -> ShapedText {
        let font = symbols ?? SymbolFont(catalog: catalog)
        symbols = font
        return font.shape(name)
    }
}

extension String {
    /// Bytes that are shaped at most; a character may be made of any number of them.
    private static let shapedBytes = 16_384

    /// The beginning of the text that is shaped: at most so many characters, and so many bytes.
    fileprivate var cutForShaping: String {
        let characters = DisplayList.Limits.textPerRun
        guard utf8.count > characters else { return self }
        let byCharacters = index(startIndex, offsetBy: characters, limitedBy: endIndex) ?? endIndex
        let byBytes = utf8.index(startIndex, offsetBy: String.shapedBytes, limitedBy: endIndex) ?? endIndex
        guard byBytes < byCharacters else { return String(self[..<byCharacters]) }
        let scalar = unicodeScalars.index(before: unicodeScalars.index(after: byBytes))
        return String(unicodeScalars[..<scalar])
    }
}
