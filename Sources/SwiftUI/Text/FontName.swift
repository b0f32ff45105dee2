/// What a PostScript name says: family, and after a hyphen weight and slant.
struct FontName: Hashable {
    var family: String
    var weight: Font.Weight?
    var isItalic = false

    init(_ name: String) {
        family = name
        guard let hyphen = name.lastIndex(of: "-") else { return }
        var style = name[name.index(after: hyphen)...].lowercased()[...]
        for slant in ["italic", "oblique", "it"] where style.hasSuffix(slant) {
            style = style.dropLast(slant.count)
            isItalic = true
            break
        }
        guard let weight = Self.weights[String(style)] else {
            isItalic = false
            return
        }
        self.weight = weight
        family = String(name[..<hyphen])
    }

    private static let weights: [String: Font.Weight] = [
        "": .regular, "regular": .regular, "roman": .regular, "book": .regular, "thin": .thin, "hairline": .ultraLight,
        "ultralight": .ultraLight, "extralight": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
        "demibold": .semibold, "demi": .semibold, "bold": .bold, "extrabold": .heavy, "heavy": .heavy, "ultrabold": .heavy,
        "black": .black,
    ]
}
