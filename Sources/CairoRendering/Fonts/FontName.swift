/// What a PostScript name says of a face, whether it is installed or not: family, and after a hyphen weight and slant.
struct FontName: Hashable {
    var family: String
    /// OpenType weight; nil where the name says none.
    var weight: UInt16?
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

    private static let weights: [String: UInt16] = [
        "": 400, "regular": 400, "roman": 400, "book": 400, "thin": 200, "hairline": 100, "ultralight": 100, "extralight": 200,
        "light": 300, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700, "extrabold": 800, "heavy": 800,
        "ultrabold": 800, "black": 900,
    ]
}
