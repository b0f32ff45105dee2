public import Foundation

/// What Markdown marked; Foundation on Linux has no attribute for it.
enum MarkdownAttribute: AttributedStringKey {
    typealias Value = InlineMarkdown.Style
    static let name = "widgethost.Markdown"
}

extension AttributedString {
    /// A string with the inline part of Markdown in it.
    ///
    /// Differs from Apple's: blocks are not known, and nothing is ever thrown.
    public init(markdown: String, baseURL: URL? = nil) throws {
        self.init()
        for span in InlineMarkdown(markdown).spans {
            var container = AttributeContainer()
            container[MarkdownAttribute.self] = span.style.isEmpty ? nil : span.style
            append(AttributedString(span.text, attributes: container))
        }
    }
}
