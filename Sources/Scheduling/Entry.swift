package import Foundation

/// One picture of a placement and the date from which it holds.
///
/// `Content` is opaque: two entries look the same exactly when their contents are equal.
package struct Entry<Content: Hashable & Sendable>: Hashable, Sendable {
    package var date: Date
    package var relevance: Relevance?
    package var content: Content

    package init(date: Date, relevance: Relevance? = nil, content: Content) {
        self.date = date
        self.relevance = relevance
        self.content = content
    }
}

/// How much an entry matters: in a stack the placement whose entry has the highest score is seen.
package struct Relevance: Hashable, Sendable {
    package var score: Float
    /// Seconds from the entry's date; 0 means until the next entry.
    package var duration: TimeInterval

    package init(score: Float, duration: TimeInterval) {
        self.score = score
        self.duration = duration
    }
}

/// When a provider wants to be asked again.
package enum ReloadPolicy: Hashable, Sendable {
    /// When the date of the last entry has come.
    case atEnd
    case after(Date)
    case never
}

/// What a provider gave; a placeholder and a snapshot are their first entry.
package struct Answer<Content: Hashable & Sendable>: Hashable, Sendable {
    /// In any order.
    package var entries: [Entry<Content>]
    package var policy: ReloadPolicy

    package init(entries: [Entry<Content>], policy: ReloadPolicy = .never) {
        self.entries = entries
        self.policy = policy
    }
}
