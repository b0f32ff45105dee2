public import Foundation

/// What a font is asked to be.
public final class UIFontDescriptor: Hashable, Sendable {
    let font: UIFont
    public let pointSize: CGFloat

    init(_ font: UIFont, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// The font of a name, in a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(.custom(fontName, fixedSize: size), size: size, name: fontName), size: size)
    }

    /// The system's font in the size that a text style has by default.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// A family of the system's.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// What else a font may be.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The same in another family of the system's; nil for a font that has a name of its own, as on Apple's platforms.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .custom = font.font.base { return nil }
        var changed = font.font
        changed.traits.design = design.design
        return UIFontDescriptor(UIFont(changed, size: pointSize, name: font.fontName), size: pointSize)
    }

    /// The same with these traits.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font.font
        if traits.contains(.traitBold) { changed = changed.bold() }
        if traits.contains(.traitItalic) { changed = changed.italic() }
        if traits.contains(.traitMonoSpace) { changed = changed.monospaced() }
        return UIFontDescriptor(UIFont(changed, size: pointSize, name: font.fontName), size: pointSize)
    }

    /// The same in another size in points.
    public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(size), size: size) }

    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
        left.font == right.font && left.pointSize == right.pointSize
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFontDescriptor.SystemDesign {
    fileprivate var design: Font.Design {
        switch self {
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        default: .default
        }
    }
}

extension UIFont {
    /// What the font was asked to be.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self, size: pointSize) }

    /// The font of a descriptor; a size of 0 is the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let sized = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
        self.init(sized.font, size: sized.pointSize, name: sized.fontName)
    }
}
