package import Drawing
package import Foundation

/// A styled text, shaped once and then laid out for any number of proposals.
///
/// It remembers what it was last asked, since parents ask children for the same sizes over and over.
package final class TextLayout {
    /// Unicode scalars that a text is cut to; together with the ellipsis that shows the cut they fit one glyph run.
    package static let characterLimit = DisplayList.Limits.textPerRun - 1

    /// What is laid out.
    let text: StyledText
    /// How lines are set.
    package let paragraph: StyledText.ParagraphStyle
    let content: TextContent
    let displayScale: CGFloat
    private let shaper: any TextShaper
    private var ellipses: [Int: ShapedText] = [:]
    private var remembered: [Remembered] = []

    private struct Remembered {
        var width: CGFloat
        var height: CGFloat
        var lines: TextLines

        /// Whether a proposal is the one that led here, or the size that came of it: then the text must stand as it was measured.
        func answers(width: CGFloat, height: CGFloat) -> Bool {
            (width == self.width && height == self.height) || (width > 0 && width == lines.size.width && height == lines.size.height)
        }
    }

    /// - Parameter displayScale: Pixels a point.
    package init(_ text: StyledText, shaper: any TextShaper, displayScale: CGFloat) {
        self.shaper = shaper
        self.displayScale = displayScale > 0 ? displayScale : 1
        self.text = text
        paragraph = text.paragraph
        content = TextContent(text, shaper: shaper, limit: Self.characterLimit)
    }

    /// Whether the text was too long, and its end was left out.
    package var isCut: Bool { content.isCut }

    /// The text in a width and a height, in points; nil is as much as it takes.
    ///
    /// A width below that of a character still holds one character a line, and any height holds one line; a width of zero
    /// or less holds nothing, but has a line's height.
    package func lines(width: CGFloat?, height: CGFloat?) -> TextLines {
        let width = width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
        let height = height.map { $0.isNaN ? .infinity : $0 } ?? .infinity
        if let known = remembered.last(where: { $0.answers(width: width, height: height) }) { return known.lines }
        let lines = fitted(width: width, height: height)
        if remembered.count == Self.memory { remembered.removeFirst() }
        remembered.append(Remembered(width: width, height: height, lines: lines))
        return lines
    }

    /// Proposals that a layout answers without work.
    private static let memory = 6

    /// The glyph that stands for what was cut, in the style of a segment.
    func ellipsis(segment index: Int) -> ShapedText {
        if let known = ellipses[index] { return known }
        var face = content.segments[index].face
        if face.design == .symbol { face.design = .default }
        let shaped = shaper.shape("…", face: face, language: paragraph.language)
        ellipses[index] = shaped
        return shaped
    }
}
