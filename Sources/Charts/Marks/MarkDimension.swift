public import Foundation

/// The thickness of a mark, or a radius of a sector.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    package enum Kind: Hashable, Sendable {
        case automatic
        case inset(CGFloat)
        case ratio(CGFloat)
        case fixed(CGFloat)
    }

    package let kind: Kind

    public static let automatic = MarkDimension(kind: .automatic)
    /// What is left of the room after a length in points at each side.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
    /// A part of the room, 1 for all of it.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
    /// In points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

    private init(kind: Kind) { self.kind = kind }
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

    /// The length for a room of a length, both in points; nil where it is automatic.
    package func length(in room: CGFloat) -> CGFloat? {
        let length: CGFloat
        switch kind {
        case .automatic: return nil
        case .inset(let inset): length = room - 2 * inset
        case .ratio(let ratio): length = room * ratio
        case .fixed(let value): length = value
        }
        return length.isFinite ? max(0, length) : nil
    }
}

/// How marks of one place are laid upon each other.
public struct MarkStackingMethod: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
    package let kind: Kind

    /// One upon the other, from zero.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// One upon the other, all together 1.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// One upon the other, half of all below zero.
    public static let center = MarkStackingMethod(kind: .center)
    /// One before the other.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
