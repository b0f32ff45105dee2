public import Foundation

extension Text {
    nonisolated func adding(_ modifier: TextModifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    private nonisolated func traits(_ change: (inout FontTraits) -> Void) -> Text {
        var traits = FontTraits()
        change(&traits)
        return adding(.traits(traits))
    }

    /// The font of the text; nil is the one that it inherits.
    public nonisolated func font(_ font: Font?) -> Text { adding(.font(font)) }
    /// The weight of the text; nil is the one that it inherits.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { traits { $0.emphasis = weight.map(FontTraits.Emphasis.weight) } }
    /// The look of the system's font; nil is the one that it inherits.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { traits { $0.design = design } }
    /// How wide letters are; nil is what the text inherits.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text { traits { $0.width = width } }
    /// Sets the text in bold.
    public nonisolated func bold() -> Text { traits { $0.emphasis = .bold } }
    /// Sets the text in bold, or in its font's own weight.
    public nonisolated func bold(_ isActive: Bool) -> Text { traits { $0.emphasis = isActive ? .bold : .plain } }
    /// Slants the text.
    public nonisolated func italic() -> Text { traits { $0.isItalic = true } }
    /// Slants the text, or sets it upright.
    public nonisolated func italic(_ isActive: Bool) -> Text { traits { $0.isItalic = isActive } }
    /// Sets the text in the system's monospaced font.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text { traits { $0.isMonospaced = isActive } }
    /// Sets digits in one width.
    public nonisolated func monospacedDigit() -> Text { traits { $0.hasMonospacedDigits = true } }

    /// The colour of the text; nil is the one that it inherits.
    public nonisolated func foregroundColor(_ color: Color?) -> Text { adding(.foreground(color.map(AnyShapeStyle.init))) }
    /// What the text is painted with; a gradient spans the whole text's frame.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.foreground(AnyShapeStyle(style))) }

    /// Points between characters.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    /// Points after each character; stronger than kerning.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    /// Points by which the text is raised.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

    /// Draws a line under the text; no colour is the text's own.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a broken line under the text; no colour is the text's own.
    public nonisolated func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through the text; no colour is the text's own.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a broken line through the text; no colour is the text's own.
    public nonisolated func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// How large the text is beside others of its font.
    public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { adding(.scale(isEnabled ? scale : .default)) }
}
