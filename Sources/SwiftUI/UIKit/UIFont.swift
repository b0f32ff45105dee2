import Drawing
public import Foundation
import LayoutEngine

/// A font in UIKit's words, which sources that import only SwiftUI name too.
///
/// Differs from Apple's in that nobody is asked whether a font of a name exists: there is one always, and its metrics are the system's.
public final class UIFont: Hashable, Sendable {
    let font: Font
    /// In points.
    public let pointSize: CGFloat
    /// The name that it was asked for by.
    public let fontName: String

    init(_ font: Font, size: CGFloat, name: String = ".SFUI-Regular") {
        self.font = font
        pointSize = size
        fontName = name
    }

    /// A font by its name, in a size in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize), size: fontSize, name: fontName)
    }

    /// The system's font in the size that a text style has by default.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.font.base, size: style.font.size)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight), size: fontSize)
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize).italic(), size: fontSize) }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), size: fontSize)
    }

    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), size: fontSize)
    }

    /// The same font in another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(Font(resized(font.base, fontSize), traits: font.traits), size: fontSize, name: fontName)
    }

    private func resized(_ base: Font.Base, _ size: CGFloat) -> Font.Base {
        if case .custom(let name, _, _) = base { .custom(name, size: size, relativeTo: nil) } else { .size(size) }
    }

    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }

    /// Points over the baseline.
    public var ascender: CGFloat { CGFloat(FontMetrics.system.ascent) * pointSize }
    /// Points over the baseline: what lies under it is negative.
    public var descender: CGFloat { -CGFloat(FontMetrics.system.descent) * pointSize }
    public var leading: CGFloat { CGFloat(FontMetrics.system.leading) * pointSize }
    public var capHeight: CGFloat { CGFloat(FontMetrics.system.capHeight) * pointSize }
    public var xHeight: CGFloat { CGFloat(FontMetrics.system.xHeight) * pointSize }
    /// From one baseline to the next, in points.
    public var lineHeight: CGFloat { ascender - descender + leading }

    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
    /// The font of a view.
    public init(_ font: UIFont) { self = font.font }
}
