internal import CPangoCairo
internal import Drawing

/// A text while it is shaped.
struct PangoParagraph {
    private let text: UnsafePointer<CChar>?
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The width class that is asked for, 50...200 per cent.
    private let width: UInt16

    /// The bytes must be UTF-8 and outlive the paragraph.
    init(_ bytes: UnsafeBufferPointer<UInt8>, width: UInt16) {
        self.bytes = bytes
        self.width = width
        text = bytes.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
    }

    private var length: Int32 { Int32(bytes.count) }

    /// The runs in the order in which the text is read.
    func runs(_ context: OpaquePointer, attributes: OpaquePointer?, fonts: inout PangoFonts) -> [ShapedText.Run] {
        guard !bytes.isEmpty else { return [] }
        // The first letter that has a direction decides, from left to right when there is none.
        let items = pango_itemize_with_base_dir(context, PANGO_DIRECTION_WEAK_LTR, text, 0, length, attributes, nil)
        let glyphs = pango_glyph_string_new()
        defer {
            pango_glyph_string_free(glyphs)
            g_list_free(items)
        }
        var runs: [ShapedText.Run] = []
        var next = items
        while let link = next {
            if let item = link.pointee.data?.assumingMemoryBound(to: PangoItem.self), let glyphs {
                add(item, glyphs, to: &runs, fonts: &fonts)
                pango_item_free(item)
            }
            next = link.pointee.next
        }
        return runs
    }

    private func add(
        _ item: UnsafeMutablePointer<PangoItem>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>, to runs: inout [ShapedText.Run],
        fonts: inout PangoFonts
    ) {
        guard let text, let font = item.pointee.analysis.font else { return }
        pango_shape_with_flags(
            text + Int(item.pointee.offset), item.pointee.length, text, length, &item.pointee.analysis, glyphs, PANGO_SHAPE_NONE)
        let key = fonts.key(font, width: width)
        let stretch = Float(key.synthetic.widthFactor)
        let level = item.pointee.analysis.level
        let shaped = read(glyphs.pointee, from: Int(item.pointee.offset), font, leftwards: level % 2 == 1).map { $0.stretched(by: stretch) }
        guard !shaped.isEmpty else { return }
        if let last = runs.indices.last, runs[last].font == key, runs[last].level == level {
            runs[last].glyphs += shaped
        } else {
            runs.append(ShapedText.Run(font: key, level: level, glyphs: shaped))
        }
    }

    /// The glyphs in reading order; pango gives them from left to right.
    private func read(
        _ glyphs: PangoGlyphString, from offset: Int, _ font: UnsafeMutablePointer<PangoFont>, leftwards: Bool
    ) -> [ShapedText.Glyph] {
        let count = Int(glyphs.num_glyphs)
        var result: [ShapedText.Glyph] = []
        result.reserveCapacity(count)
        for place in 0..<count {
            let index = leftwards ? count - 1 - place : place
            let cluster = offset + Int(glyphs.log_clusters[index])
            if let glyph = read(glyphs.glyphs[index], cluster: cluster, font) { result.append(glyph) }
        }
        return result
    }

    private func read(_ glyph: PangoGlyphInfo, cluster: Int, _ font: UnsafeMutablePointer<PangoFont>) -> ShapedText.Glyph? {
        // What has no shape, such as a joiner, leaves no glyph; what no font has leaves the font's own box.
        let empty: UInt32 = 0x0FFF_FFFF
        let unknownFlag: UInt32 = 0x1000_0000
        if bytes[cluster] == UInt8(ascii: "\t") { return tab(cluster: cluster, font) }
        if glyph.glyph == empty { return nil }
        if glyph.glyph & unknownFlag != 0 { return missing(cluster: cluster, font) }
        return ShapedText.Glyph(
            id: glyph.glyph, advance: Float(glyph.geometry.width) / em, xOffset: Float(glyph.geometry.x_offset) / em,
            yOffset: Float(glyph.geometry.y_offset) / em, cluster: UInt32(cluster))
    }

    /// pango's units an em.
    private var em: Float { Float(PANGO_SCALE) * Float(PangoFace.referenceSize) }

    /// A tab is as wide as four spaces; stops are a matter of lines, which are not known here.
    private func tab(cluster: Int, _ font: UnsafeMutablePointer<PangoFont>) -> ShapedText.Glyph? {
        var space: hb_codepoint_t = 0
        guard let shaped = pango_font_get_hb_font(font), hb_font_get_nominal_glyph(shaped, 0x20, &space) != 0 else { return nil }
        return ShapedText.Glyph(
            id: space, advance: 4 * Float(hb_font_get_glyph_h_advance(shaped, space)) / em, cluster: UInt32(cluster))
    }

    private func missing(cluster: Int, _ font: UnsafeMutablePointer<PangoFont>) -> ShapedText.Glyph? {
        // Control characters, line ends among them, are not missing: they have no shape.
        guard bytes[cluster] >= 0x20, bytes[cluster] != 0x7F else { return nil }
        let advance = pango_font_get_hb_font(font).map { Float(hb_font_get_glyph_h_advance($0, 0)) } ?? 0
        return ShapedText.Glyph(id: 0, advance: advance / em, cluster: UInt32(cluster))
    }

    /// pango says of every end that a line must be broken there.
    private var endsParagraph: Bool {
        guard let last = bytes.last else { return false }
        let separators = ["\u{2028}", "\u{2029}"]
        return last == 0x0A || last == 0x0D || separators.contains { bytes.suffix(3).elementsEqual($0.utf8) }
    }

    /// The flags of each byte, and of the end.
    func breaks(_ language: OpaquePointer?) -> [ShapedText.Break] {
        var breaks = [ShapedText.Break](repeating: [], count: bytes.count + 1)
        let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: starts.count) { attributes in
            attributes.initialize(repeating: PangoLogAttr())
            pango_get_log_attrs(text, length, -1, language, attributes.baseAddress, Int32(starts.count))
            for (start, attribute) in zip(starts, attributes) { breaks[start] = ShapedText.Break(attribute) }
        }
        breaks[bytes.count] = endsParagraph ? [.character, .line, .mandatory] : [.character, .line]
        return breaks
    }
}

extension ShapedText.Glyph {
    fileprivate func stretched(by factor: Float) -> ShapedText.Glyph {
        guard factor != 1 else { return self }
        var glyph = self
        glyph.advance *= factor
        glyph.xOffset *= factor
        return glyph
    }
}

extension ShapedText.Break {
    fileprivate init(_ attribute: PangoLogAttr) {
        self = []
        if attribute.is_line_break != 0 { insert(.line) }
        if attribute.is_mandatory_break != 0 { insert(.mandatory) }
        if attribute.is_cursor_position != 0 { insert(.character) }
        if attribute.is_white != 0 { insert(.space) }
    }
}
