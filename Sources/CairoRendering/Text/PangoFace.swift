internal import CPangoCairo
internal import Drawing

/// What pango is asked for to get a face, and the face's metrics.
final class PangoFace {
    let description: OpaquePointer?
    let attributes: OpaquePointer?
    let metrics: FontMetrics

    /// The pixels an em at which all text is shaped; advances scale from there.
    static let referenceSize = 1_000.0

    init(_ face: FontFace, catalog: borrowing FontCatalog, context: OpaquePointer) {
        let named = face.family.map { catalog.resolve($0) }
        let own = named?.family ?? catalog.firstInstalled(of: face.design.families)
        description = PangoFace.describe(face, named, families: [own].compactMap { $0 } + face.design.fallback)
        attributes = PangoFace.attributes(face)
        metrics = FontMetrics(of: description, in: context)
    }

    deinit {
        pango_font_description_free(description)
        if let attributes { pango_attr_list_unref(attributes) }
    }

    private static func describe(_ face: FontFace, _ named: NamedFace?, families: [String]) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_absolute_size(description, referenceSize * Double(PANGO_SCALE))
        // A face asked for by its own name keeps its weight unless another than the regular one is asked for beside it.
        let weight = face.weight == 400 ? named?.weight ?? face.weight : face.weight
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(weight, 100), 1_000))))
        let italic = face.italic || named?.italic == true
        pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(description, stretch(of: face.width))
        return description
    }

    private static func stretch(of width: UInt16) -> PangoStretch {
        switch width {
        case ..<57: PANGO_STRETCH_ULTRA_CONDENSED
        case ..<69: PANGO_STRETCH_EXTRA_CONDENSED
        case ..<82: PANGO_STRETCH_CONDENSED
        case ..<94: PANGO_STRETCH_SEMI_CONDENSED
        case ..<107: PANGO_STRETCH_NORMAL
        case ..<119: PANGO_STRETCH_SEMI_EXPANDED
        case ..<138: PANGO_STRETCH_EXPANDED
        case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
        default: PANGO_STRETCH_ULTRA_EXPANDED
        }
    }

    private static func attributes(_ face: FontFace) -> OpaquePointer? {
        let features = [face.monospacedDigits ? "tnum" : nil, face.smallCaps ? "smcp" : nil].compactMap { $0 }
        guard !features.isEmpty else { return nil }
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_font_features_new(features.joined(separator: ",")))
        return attributes
    }
}

extension FontMetrics {
    /// The metrics of the first font that a description finds.
    fileprivate init(of description: OpaquePointer?, in context: OpaquePointer) {
        self.init(ascent: 0.95, descent: 0.25)
        guard let font = pango_context_load_font(context, description) else { return }
        defer { g_object_unref(font) }
        guard let shaped = pango_font_get_hb_font(font), let face = hb_font_get_face(shaped) else { return }
        self.init(face)
    }

    /// The metrics that a face of harfbuzz's states.
    init(_ face: OpaquePointer) {
        self.init(ascent: 0.95, descent: 0.25)
        // A font of its own is scaled in the face's units, whatever size pango has given the other.
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        let em = Float(max(1, hb_face_get_upem(face)))
        func position(_ tag: hb_ot_metrics_tag_t, or value: Float) -> Float {
            var position: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &position) != 0 ? abs(Float(position)) / em : value
        }
        ascent = position(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, or: ascent)
        descent = position(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, or: descent)
        leading = position(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, or: 0)
        capHeight = position(HB_OT_METRICS_TAG_CAP_HEIGHT, or: 0.7)
        xHeight = position(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.5)
    }
}
