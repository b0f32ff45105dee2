internal import Foundation

/// What views inherit for their texts, in one value, since it is set and read together.
struct TextEnvironment: Sendable {
    var attributes = TextAttributes()
    var lineLimit: Int?
    /// Lines for which there is room in any case.
    var reservedLines = 0
    var lineSpacing: CGFloat = 0
    var alignment = TextAlignment.leading
    var truncationMode = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
}
