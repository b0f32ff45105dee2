public import Foundation

/// Changes what views inherit for their texts.
struct _TextEnvironmentModifier {
    let change: @Sendable (inout TextEnvironment) -> Void
}

extension _TextEnvironmentModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.withEnvironment({ modifier.change(&$0.text) }, { V._build(content, &$0) })
    }
}

extension View {
    nonisolated func text(_ change: @escaping @Sendable (inout TextEnvironment) -> Void) -> ModifiedContent<Self, _TextEnvironmentModifier>
    {
        modifier(_TextEnvironmentModifier(change: change))
    }

    private nonisolated func traits(_ change: @escaping @Sendable (inout FontTraits) -> Void) -> some View {
        text { change(&$0.attributes.traits) }
    }

    /// The font of texts that name none themselves; nil is body.
    public nonisolated func font(_ font: Font?) -> some View { text { $0.attributes.font = font } }

    /// Sets texts in bold, or in their font's own weight.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { traits { $0.emphasis = isActive ? .bold : .plain } }
    /// Slants texts, or sets them upright.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { traits { $0.isItalic = isActive } }

    /// The weight of texts; nil is the font's own.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        traits { $0.emphasis = weight.map(FontTraits.Emphasis.weight) }
    }

    /// The look of the system's font; nil is the font's own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { traits { $0.design = design } }
    /// How wide letters are; nil is the font's own.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { traits { $0.width = width } }
    /// Sets texts in the system's monospaced font.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { traits { $0.isMonospaced = isActive } }
    /// Sets digits in one width.
    public nonisolated func monospacedDigit() -> some View { traits { $0.hasMonospacedDigits = true } }

    /// Points between characters.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { text { $0.attributes.kerning = kerning } }
    /// Points after each character; stronger than kerning.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { text { $0.attributes.tracking = tracking } }
    /// Points by which text is raised.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        text { $0.attributes.baselineOffset = baselineOffset }
    }

    /// Draws a line under texts; no colour is the text's own.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text { $0.attributes.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Draws a line through texts; no colour is the text's own.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text { $0.attributes.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Shows texts in letters of one kind; nil leaves them as they are.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { text { $0.attributes.textCase = textCase } }

    /// How large texts are beside others of their font.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        text { $0.attributes.scale = isEnabled ? scale : .default }
    }
}
