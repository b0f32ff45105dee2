public import Foundation

/// When a Live Activity that has ended is taken away.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private enum Rule: Hashable, Sendable {
        case byDefault, immediately
        case after(Date)
    }

    private let rule: Rule

    /// Some hours after its end.
    public static let `default` = ActivityUIDismissalPolicy(rule: .byDefault)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(rule: .immediately)

    /// At a date.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(rule: .after(date)) }
}
