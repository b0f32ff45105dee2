/// A face as an author asks for it; size is not part of it, since advances scale.
package struct FontFace: Hashable, Sendable {
    /// The family's name, or nil for the system's own.
    package var family: String?
    package var design: Design
    /// OpenType weight, 100...900.
    package var weight: UInt16
    package var italic: Bool
    /// Width class as in OpenType, 50...200 per cent; 100 is normal.
    package var width: UInt16
    package var monospacedDigits: Bool
    package var smallCaps: Bool

    package init(
        family: String? = nil, design: Design = .default, weight: UInt16 = 400, italic: Bool = false, width: UInt16 = 100,
        monospacedDigits: Bool = false, smallCaps: Bool = false
    ) {
        self.family = family
        self.design = design
        self.weight = weight
        self.italic = italic
        self.width = width
        self.monospacedDigits = monospacedDigits
        self.smallCaps = smallCaps
    }

    package enum Design: UInt8, Sendable {
        case `default` = 0
        case rounded = 1
        case serif = 2
        case monospaced = 3
        /// Named icons; the text is the name of a system symbol.
        case symbol = 4
    }
}
