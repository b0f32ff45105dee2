package import Foundation

extension TimelineEngine {
    /// How one placement stands, for those who ask; nil when it is not there.
    package func status(of id: PlacementID, now: Date) -> PlacementStatus<Content>? {
        guard let state = states[id] else { return nil }
        return PlacementStatus(
            placement: state.placement, shown: state.shown, shownStage: state.shownStage, entry: state.timeline.currentEntry?.entry,
            nextEntry: state.timeline.nextDate, request: state.call?.number,
            nextRequest: state.suspension == nil ? state.plan?.date : nil, heldBack: state.plan?.heldBack,
            failures: state.failures, reloadsUsed: state.budget.used(at: now), suspension: state.suspension,
            isOnTop: state.place.map { top(of: $0.stack) == id })
    }

    /// The entries of one placement's timeline, in the order of their dates.
    package func entries(of id: PlacementID) -> [Entry<Content>] { states[id]?.timeline.entries.map(\.entry) ?? [] }
}

/// How one placement stands.
package struct PlacementStatus<Content: Hashable & Sendable>: Hashable, Sendable {
    package let placement: Placement
    /// What is on screen.
    package let shown: Content?
    package let shownStage: Stage?
    /// The entry of the timeline that holds.
    package let entry: Entry<Content>?
    package let nextEntry: Date?
    package let request: RequestNumber?
    /// When the provider will be asked next; nil while it is suspended.
    package let nextRequest: Date?
    /// What makes that later than it was wished for.
    package let heldBack: HoldBack?
    /// Calls that brought nothing, one after the other.
    package let failures: Int
    /// Rationed reloads of the last 24 hours.
    package let reloadsUsed: Int
    package let suspension: String?
    /// Whether it is the one that is seen of its stack; nil for one that is in none.
    package let isOnTop: Bool?
}
