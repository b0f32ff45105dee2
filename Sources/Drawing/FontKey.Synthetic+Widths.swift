extension FontKey.Synthetic {
    /// Glyphs drawn narrower or wider, since the family has no such face.
    package static let compressed = FontKey.Synthetic(rawValue: 8)
    package static let condensed = FontKey.Synthetic(rawValue: 16)
    package static let expanded = FontKey.Synthetic(rawValue: 32)

    /// How wide glyphs are drawn, 1 for as they are: about what the system's own faces of these widths take on iOS.
    package var widthFactor: Double {
        if contains(.compressed) { return 0.7 }
        if contains(.condensed) { return 0.84 }
        return contains(.expanded) ? 1.2 : 1
    }

    /// What stands for a width class as in OpenType, 50...200 per cent, where the family has none but the normal one.
    package init(width: UInt16) {
        switch width {
        case ..<70: self = .compressed
        case ..<94: self = .condensed
        case 107...: self = .expanded
        default: self = []
        }
    }
}
