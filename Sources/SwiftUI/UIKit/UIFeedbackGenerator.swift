public import Foundation

/// What is felt, in UIKit's words. Nothing is: a picture cannot be felt.
@MainActor public class UIFeedbackGenerator {
    public init() {}
    public func prepare() {}
}

/// A knock. Nothing is felt.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or soft what collides seems.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// How something went. Nothing is felt.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
