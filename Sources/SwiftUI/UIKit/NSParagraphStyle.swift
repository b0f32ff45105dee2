public import Foundation

/// How the lines of a text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle {
    fileprivate(set) public var alignment = NSTextAlignment.natural
    fileprivate(set) public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Between lines, in points.
    fileprivate(set) public var lineSpacing: CGFloat = 0

    public init() {}

    public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How the lines of a paragraph are to be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
    override public var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    override public var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }

    override public var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
}

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// How a line below the letters is drawn; 0 for none.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// How a line through the letters is drawn; 0 for none.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

/// How text is drawn; each is accepted, since text always stands in lines from the top.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing text would tell. Has no effect: nothing is told before it is seen.
public final class NSStringDrawingContext {
    public init() {}
}
