import Foundation

/// How a change would move. Has no effect: an entry's picture does not move.
public struct Animation: Hashable, Sendable {
    public nonisolated init() {}

    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static let spring = Animation()
    public static let interactiveSpring = Animation()
    public static let interpolatingSpring = Animation()
    public static let bouncy = Animation()
    public static let smooth = Animation()
    public static let snappy = Animation()

    public nonisolated static func linear(duration: TimeInterval) -> Animation { Animation() }
    public nonisolated static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    public nonisolated static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    public nonisolated static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

    public nonisolated static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }

    public nonisolated static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation() }

    public nonisolated static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation() }

    public nonisolated static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation() }

    public nonisolated static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation() }

    public nonisolated static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    public nonisolated static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    public nonisolated static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }

    public nonisolated func delay(_ delay: TimeInterval) -> Animation { self }
    public nonisolated func speed(_ speed: Double) -> Animation { self }
    public nonisolated func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public nonisolated func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What a change carries with it. Has no effect.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public nonisolated init() {}
    public nonisolated init(animation: Animation?) { self.animation = animation }
}

/// Does what the closure says, at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// Does what the closure says, at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
