package import Foundation

extension TimelineEngine {
    /// What the engine wants done.
    package enum Effect: Hashable, Sendable {
        case ask(Request)
        /// Nothing that comes for this request will be used any more.
        case abandon(RequestNumber)
        case show(PlacementID, Showing)
        /// Another entry holds now, and looks like the one on screen: nothing is to be drawn.
        case unchanged(PlacementID, Showing)
        /// What is on screen stays, for this reason; nil when no retry is planned.
        case keep(PlacementID, KeepReason, retry: Date?)
        /// Another placement of a stack is to be seen.
        case rotate(stack: String, to: PlacementID)
        /// For the log.
        case note(PlacementID?, Note)
    }

    /// One call to a provider.
    package struct Request: Hashable, Sendable {
        package let number: RequestNumber
        package let placement: Placement
        package let stage: Stage
    }

    /// One entry on its way to the screen.
    package struct Showing: Hashable, Sendable {
        let kept: KeptEntry<Content>
        package let stage: Stage
        /// The place among the entries of a timeline; 0 for a placeholder or snapshot.
        package let index: Int
        package let why: Why

        package var entry: Entry<Content> { kept.entry }
        /// Of the entry.
        package var date: Date { kept.date }
    }

    /// What brought an entry to the screen.
    package enum Why: Hashable, Sendable {
        /// It came and holds already.
        case replied
        /// Its date has come.
        case due
        case clockJumped
        /// It was on screen when the host ended, or its date came while there was none.
        case restored
    }
}

/// Why a placement keeps its last picture.
package enum KeepReason: Hashable, Sendable {
    case failed(Stage, Failure)
    /// No answer within so many seconds.
    case silent(Stage, after: TimeInterval)
    /// The provider did not even take the request within so many seconds.
    case notStarted(Stage, after: TimeInterval)
    case noEntries(Stage)
    case suspended(String)
}

/// A thing to know that changes nothing on screen.
package enum Note: Hashable, Sendable {
    /// A reply came late, twice, or to nothing that was asked.
    case replyIgnored(RequestNumber)
    /// So many entries had dates that are no numbers.
    case entriesWithoutDate(Int)
    case entriesCut(given: Int, kept: Int)
    /// `.after` named no date; the timeline is not asked for again by itself.
    case policyWithoutDate
    case reloadHeldBack(until: Date, by: HoldBack)
    /// The ration is nothing: no policy reload will ever be made.
    case reloadNeverAllowed
    case clockJumped(by: TimeInterval)
}

/// What keeps a reload waiting.
package enum HoldBack: Hashable, Sendable {
    case spacing
    case budget
    case failures
}
