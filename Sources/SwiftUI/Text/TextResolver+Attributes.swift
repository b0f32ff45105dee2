internal import Foundation

extension TextResolver {
    /// Adds a string run by run, each with its own looks.
    mutating func add(_ string: AttributedString, _ attributes: TextAttributes) {
        for run in string.runs {
            add(String(string.characters[run.range]), attributes.applying(run))
        }
    }
}

extension TextAttributes {
    fileprivate func applying(_ run: AttributedString.Runs.Run) -> TextAttributes {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        var result = self
        if run.link != nil { result.foreground = AnyShapeStyle(TintShapeStyle()) }
        result.font = run[Keys.FontAttribute.self] ?? result.font
        result.foreground = run[Keys.ForegroundColorAttribute.self].map(AnyShapeStyle.init) ?? result.foreground
        result.background = run[Keys.BackgroundColorAttribute.self] ?? result.background
        result.kerning = run[Keys.KerningAttribute.self] ?? result.kerning
        result.tracking = run[Keys.TrackingAttribute.self] ?? result.tracking
        result.baselineOffset = run[Keys.BaselineOffsetAttribute.self] ?? result.baselineOffset
        result.underline = run[Keys.UnderlineStyleAttribute.self] ?? result.underline
        result.strikethrough = run[Keys.StrikethroughStyleAttribute.self] ?? result.strikethrough
        if let intent = run[Keys.InlinePresentationIntentAttribute.self] { result = result.applying(InlineMarkdown.Style(intent)) }
        if let style = run[MarkdownAttribute.self] { result = result.applying(style) }
        return result
    }
}

extension InlineMarkdown.Style {
    fileprivate init(_ intent: InlinePresentationIntent) {
        self.init()
        if intent.contains(.stronglyEmphasized) { insert(.bold) }
        if intent.contains(.emphasized) { insert(.italic) }
        if intent.contains(.code) { insert(.code) }
        if intent.contains(.strikethrough) { insert(.strikethrough) }
    }
}
