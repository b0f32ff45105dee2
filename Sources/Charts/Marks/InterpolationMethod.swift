public import Foundation

/// How a line runs between its points.
public struct InterpolationMethod: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case linear, monotone
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
        case stepStart, stepCenter, stepEnd
    }

    package let kind: Kind

    public static let linear = InterpolationMethod(kind: .linear)
    /// A curve that goes no further up or down than its points.
    public static let monotone = InterpolationMethod(kind: .monotone)
    public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0))
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension: tension)) }
    public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha: alpha)) }
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}
