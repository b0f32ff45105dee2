package import Drawing

extension FontMetrics {
    /// The system font's as authors know them, so that a layout has the heights it was designed with, whatever font draws it.
    package static let system = FontMetrics(
        ascent: 0.9521484375, descent: 0.2412109375, leading: 0, capHeight: 0.70458984375, xHeight: 0.5263671875)
}
