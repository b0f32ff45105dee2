package import Foundation

/// A text broken into lines for one proposal.
package struct TextLines {
    /// In points, rounded up to whole pixels; white space at the ends of lines is not counted.
    package internal(set) var size: CGSize = .zero
    /// How far type was shrunk, 1 for not at all.
    package internal(set) var scale: CGFloat = 1
    /// Something of the text is not shown.
    package internal(set) var isTruncated = false
    var lines: [Line] = []
    /// The sum of the lines' heights before rounding and shrinking.
    var height: CGFloat = 0

    /// How many lines there are.
    package var count: Int { lines.count }

    /// From the top to the baseline of the first line, in points; 0 without lines.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// From the top to the baseline of the last line, in points; 0 without lines.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// One line; lengths in points before shrinking, but for the baseline.
    struct Line {
        /// What stands before the ellipsis, or all.
        var head: Range<Int>
        /// The segment in whose style the ellipsis is set, if there is one.
        var ellipsis: Int?
        /// What stands after the ellipsis.
        var tail: Range<Int> = 0..<0
        var width: CGFloat
        /// Taken from the space after each cluster.
        var tightening: CGFloat = 0
        var top: CGFloat = 0
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        /// From the text's top, shrunk and rounded up to whole pixels.
        var baseline: CGFloat = 0

        var bottom: CGFloat { top + ascent + descent }
    }
}
