public import Foundation

extension Font {
    /// How heavy strokes are.
    public struct Weight: Hashable, Sendable {
        /// As OpenType counts, 100...900.
        let openType: UInt16

        public static let ultraLight = Weight(openType: 100)
        public static let thin = Weight(openType: 200)
        public static let light = Weight(openType: 300)
        public static let regular = Weight(openType: 400)
        public static let medium = Weight(openType: 500)
        public static let semibold = Weight(openType: 600)
        public static let bold = Weight(openType: 700)
        public static let heavy = Weight(openType: 800)
        public static let black = Weight(openType: 900)
    }

    /// The look of the system's font.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// 0 is standard, below is narrower.
        public var value: CGFloat

        /// 0 is standard, below is narrower.
        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    /// What a text is for; its size follows the reader's wish.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }
}
