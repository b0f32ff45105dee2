package import Foundation

/// How a placement stands with its provider: what was asked, what comes next, what went wrong, and the reloads it has had.
package struct Standing: Hashable, Sendable {
    /// When the provider was last asked, whatever came of it.
    package var asked: Date?
    package var answered: Date?
    package var due: Due?
    /// Calls that brought nothing, one after the other: the wait after failures is reckoned from them.
    package var failures: Int
    package var lastFailure: StoredFailure?
    /// When rationed reloads were made within the last 24 hours, oldest first.
    package var spent: [Date]
    /// What the least spacing of rationed reloads is counted from.
    package var spacedFrom: Date?

    package init(
        asked: Date? = nil, answered: Date? = nil, due: Due? = nil, failures: Int = 0, lastFailure: StoredFailure? = nil,
        spent: [Date] = [], spacedFrom: Date? = nil
    ) {
        self.asked = asked
        self.answered = answered
        self.due = due
        self.failures = failures
        self.lastFailure = lastFailure
        self.spent = spent
        self.spacedFrom = spacedFrom
    }

    /// The request that is to be made next.
    package struct Due: Hashable, Sendable {
        package enum Reason: Int, Hashable, Sendable, CaseIterable {
            case policy = 0
            case bundle = 1
            case retry = 2
        }

        package var reason: Reason
        /// When it was wished for.
        package var wish: Date
        /// When it may be made.
        package var date: Date

        package init(reason: Reason, wish: Date, date: Date) {
            self.reason = reason
            self.wish = wish
            self.date = date
        }
    }
}

/// A call that brought nothing.
package struct StoredFailure: Hashable, Sendable {
    package var date: Date
    package var stage: StoredStage
    /// One sentence.
    package var reason: String

    package init(date: Date, stage: StoredStage, reason: String) {
        self.date = date
        self.stage = stage
        self.reason = reason
    }
}
