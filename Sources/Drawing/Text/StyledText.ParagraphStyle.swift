package import Foundation

extension StyledText {
    /// How the lines of a text are set; lengths in points.
    package struct ParagraphStyle: Hashable, Sendable {
        /// Leading and trailing follow the layout direction.
        package var alignment: Alignment
        /// Lines at most, 1 or more; nil for as many as it takes.
        package var lineLimit: Int?
        /// Lines for which there is room in any case.
        package var reservedLines: Int
        /// What gives way when the text is cut.
        package var truncation: Truncation
        /// How far type may shrink before the text is cut, as a part of its size, more than 0 and at most 1.
        package var minimumScale: CGFloat
        /// Added between lines.
        package var lineSpacing: CGFloat
        /// Characters may move together a little before the text is cut.
        package var allowsTightening: Bool
        /// The side that is leading, and the direction of paragraphs without a letter.
        package var layoutDirection: Direction
        /// BCP 47; empty for the host's own.
        package var language: String

        package init(
            alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 0, truncation: Truncation = .tail,
            minimumScale: CGFloat = 1, lineSpacing: CGFloat = 0, allowsTightening: Bool = false,
            layoutDirection: Direction = .leftToRight, language: String = ""
        ) {
            self.alignment = alignment
            self.lineLimit = lineLimit
            self.reservedLines = reservedLines
            self.truncation = truncation
            self.minimumScale = minimumScale
            self.lineSpacing = lineSpacing
            self.allowsTightening = allowsTightening
            self.layoutDirection = layoutDirection
            self.language = language
        }
    }

    /// Where the lines of a text stand beside each other.
    package enum Alignment: UInt8, Hashable, Sendable {
        case leading, center, trailing
    }

    /// Which part of the last line gives way when a text is cut.
    package enum Truncation: UInt8, Hashable, Sendable {
        case head, middle, tail
    }

    /// The side on which lines begin.
    package enum Direction: UInt8, Hashable, Sendable {
        case leftToRight, rightToLeft
    }
}
