internal import Foundation

/// What a font or a text asks of its typeface; nil where it asks nothing.
struct FontTraits: Hashable, Sendable {
    var emphasis: Emphasis?
    var design: Font.Design?
    var width: Font.Width?
    var leading: Font.Leading?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var smallCaps: SmallCaps?

    /// How heavy; the last one said wins.
    enum Emphasis: Hashable, Sendable {
        case plain
        case bold
        case weight(Font.Weight)
    }

    /// These traits, and those of `outer` where these ask nothing.
    func over(_ outer: FontTraits) -> FontTraits {
        FontTraits(
            emphasis: emphasis ?? outer.emphasis, design: design ?? outer.design, width: width ?? outer.width,
            leading: leading ?? outer.leading, isItalic: isItalic ?? outer.isItalic, isMonospaced: isMonospaced ?? outer.isMonospaced,
            hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits, smallCaps: smallCaps ?? outer.smallCaps)
    }
}
