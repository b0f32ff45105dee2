package import Foundation

/// The pictures of one placement: what is on screen and what will be.
///
/// What is on screen at any moment is the last entry whose date has come, and `shown` before that; so showing an entry changes nothing.
package struct Archive: Hashable, Sendable {
    /// What stays on screen until the date of the first entry: a placeholder, a snapshot, or the last entry of the timeline before.
    package var shown: Shown?
    /// The timeline, in the order of the dates.
    package var entries: [StoredEntry]
    package var policy: StoredPolicy
    /// When the provider gave it.
    package var received: Date
    /// Entries after the last that were left out for want of room.
    package var leftOut: Int

    package init(
        shown: Shown? = nil, entries: [StoredEntry] = [], policy: StoredPolicy = .never, received: Date, leftOut: Int = 0
    ) {
        self.shown = shown
        self.entries = entries
        self.policy = policy
        self.received = received
        self.leftOut = leftOut
    }

    /// A picture and the stage that brought it.
    package struct Shown: Hashable, Sendable {
        package var stage: StoredStage
        package var entry: StoredEntry

        package init(stage: StoredStage, entry: StoredEntry) {
            self.stage = stage
            self.entry = entry
        }
    }

    /// The place of the entry that holds at a moment; nil before the first date.
    package func current(at now: Date) -> Int? { entries.lastIndex { $0.date <= now } }
}

/// One picture and the date from which it holds.
package struct StoredEntry: Hashable, Sendable {
    package var date: Date
    package var relevance: StoredRelevance?
    /// One for each environment it was drawn in.
    package var lists: [StoredList]

    package init(date: Date, relevance: StoredRelevance? = nil, lists: [StoredList]) {
        self.date = date
        self.relevance = relevance
        self.lists = lists
    }
}

/// How much an entry matters among the entries of one provider.
package struct StoredRelevance: Hashable, Sendable {
    package var score: Float
    /// Seconds from the entry's date; 0 means until the next entry.
    package var duration: TimeInterval

    package init(score: Float, duration: TimeInterval) {
        self.score = score
        self.duration = duration
    }
}

/// The display list of an entry in one environment.
package struct StoredList: Hashable, Sendable {
    package var environment: EnvironmentKey
    package var digest: ContentDigest

    package init(environment: EnvironmentKey, digest: ContentDigest) {
        self.environment = environment
        self.digest = digest
    }
}

/// The encoded environment that a list was drawn in; equal bytes mean the same one.
package struct EnvironmentKey: Hashable, Sendable {
    package var bytes: [UInt8]
    package init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// When a provider wants to be asked again.
package enum StoredPolicy: Hashable, Sendable {
    case atEnd
    case after(Date)
    case never
}

/// What a provider is asked for, in the order of the walk.
package enum StoredStage: Int, Hashable, Sendable, CaseIterable {
    case placeholder = 0
    case snapshot = 1
    case timeline = 2
}

/// A list's or a picture's bytes on their way in.
package struct StoredContent: Hashable, Sendable {
    package var digest: ContentDigest
    package var bytes: [UInt8]
    /// The pictures that a list draws; they are kept as long as it is.
    package var pictures: [ContentDigest]

    /// Takes the digest of the bytes.
    package init(_ bytes: [UInt8], pictures: [ContentDigest] = []) {
        self.init(digest: ContentDigest(of: bytes), bytes: bytes, pictures: pictures)
    }

    /// `digest` is that of `bytes`, for a caller who has it already.
    package init(digest: ContentDigest, bytes: [UInt8], pictures: [ContentDigest] = []) {
        self.digest = digest
        self.bytes = bytes
        self.pictures = pictures
    }
}
