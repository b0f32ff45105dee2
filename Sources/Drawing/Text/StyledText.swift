/// A text as it is to be laid out: what it says, how each part looks, and how its lines are set.
package struct StyledText: Hashable, Sendable {
    /// In the order in which they are read.
    package var segments: [Segment]
    /// How the lines of all segments are set.
    package var paragraph: ParagraphStyle

    package init(_ segments: [Segment], paragraph: ParagraphStyle = ParagraphStyle()) {
        self.segments = segments
        self.paragraph = paragraph
    }

    /// What the text says, all segments together; a symbol counts by its name.
    package var string: String { segments.reduce(into: "") { $0 += $1.text } }
}
