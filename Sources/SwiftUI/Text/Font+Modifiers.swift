extension Font {
    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.emphasis = .weight(weight) } }
    /// The font in what bold means in its style.
    public func bold() -> Font { changed { $0.emphasis = .bold } }
    /// The font slanted.
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// Digits of one width, so that numbers that change do not move.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
    /// The system's monospaced font in the same size and weight.
    public func monospaced() -> Font { changed { $0.isMonospaced = true } }
    /// The font with all letters as small capitals.
    public func smallCaps() -> Font { changed { $0.smallCaps = [.lower, .upper] } }
    /// The font with lower-case letters as small capitals.
    public func lowercaseSmallCaps() -> Font { changed { $0.smallCaps = ($0.smallCaps ?? []).union(.lower) } }
    /// The font with capitals as small ones.
    public func uppercaseSmallCaps() -> Font { changed { $0.smallCaps = ($0.smallCaps ?? []).union(.upper) } }
    /// The font with its lines closer or farther, by two points.
    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }
    /// The font with narrower or wider letters.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }

    private func changed(_ change: (inout FontTraits) -> Void) -> Font {
        var font = self
        change(&font.traits)
        return font
    }
}
