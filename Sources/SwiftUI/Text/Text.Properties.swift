internal import Foundation

extension Text {
    /// Which part of a line gives way when a text is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }

    /// Letters all of one kind.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    /// How large a text is beside others of its font.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }

    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        /// Nil for the text's own.
        let color: Color?

        /// No colour is the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()

        /// How a line is broken.
        public struct Pattern: Hashable, Sendable {
            enum Kind: Hashable { case solid, dash, dot, dashDot, dashDotDot }
            let kind: Kind

            public static let solid = Pattern(kind: .solid)
            public static let dash = Pattern(kind: .dash)
            public static let dot = Pattern(kind: .dot)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }
    }

    /// What a text tells of a date.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Codable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day: "9:41 AM".
        public static let time = DateStyle(kind: .time)
        /// The day: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The distance from now: "2 min, 3 sec".
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now and its direction: "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a clock shows it: "2:03".
        public static let timer = DateStyle(kind: .timer)
    }
}
