/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// The direction in which text and rows run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight
    case rightToLeft
}

/// How large the reader wants text, smallest first.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// True from `accessibility1` on.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// There is no data yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private and the screen is not.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is old and an action is under way.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
