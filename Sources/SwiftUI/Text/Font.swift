public import Foundation

/// A typeface in a size, fixed or following the reader's wish.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        /// Points, whatever the reader wishes.
        case size(CGFloat)
        /// Points; they follow the text style, or nothing when there is none.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    let base: Base
    var traits = FontTraits()

    init(_ base: Base, traits: FontTraits = FontTraits()) {
        self.base = base
        self.traits = traits
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The system's font in the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), traits: FontTraits(emphasis: weight.map(FontTraits.Emphasis.weight), design: design))
    }

    /// The system's font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(size), traits: FontTraits(emphasis: weight.map(FontTraits.Emphasis.weight), design: design))
    }

    /// A font by its name, in a size in points that follows body text.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// A font by its name, in a size in points that follows a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by its name, in a size in points whatever the reader wishes.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, size: fixedSize, relativeTo: nil)) }
}
