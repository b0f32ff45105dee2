package import Foundation

extension TimelineEngine {
    /// What of one placement outlives the host: what it shows and will show, and what it has yet to ask for.
    package struct Memory: Hashable, Sendable {
        /// What was on screen, and the stage that brought it.
        package var shown: Shown?
        /// The timeline, in any order.
        package var entries: [Entry<Content>]
        /// The request that is to be made; nil where none is, or where one was under way.
        package var due: Due?
        /// A request was under way, or none was ever answered: the provider is asked anew.
        package var isWaiting: Bool
        package var failures: Int
        /// When rationed reloads were made, oldest first.
        package var spent: [Date]
        /// What the least spacing of rationed reloads is counted from.
        package var spacedFrom: Date?

        package init(
            shown: Shown? = nil, entries: [Entry<Content>] = [], due: Due? = nil, isWaiting: Bool = false, failures: Int = 0,
            spent: [Date] = [], spacedFrom: Date? = nil
        ) {
            self.shown = shown
            self.entries = entries
            self.due = due
            self.isWaiting = isWaiting
            self.failures = failures
            self.spent = spent
            self.spacedFrom = spacedFrom
        }

        package struct Shown: Hashable, Sendable {
            package var entry: Entry<Content>
            package var stage: Stage

            package init(entry: Entry<Content>, stage: Stage) {
                self.entry = entry
                self.stage = stage
            }
        }

        /// A request that is to be made.
        package struct Due: Hashable, Sendable {
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

            package enum Reason: Hashable, Sendable {
                case policy
                case bundle
                case retry
            }
        }
    }

    /// What is to be kept of one placement; nil when it is not there.
    package func memory(of id: PlacementID) -> Memory? { states[id]?.memory }
}

extension PlacementState {
    typealias Memory = TimelineEngine<Content>.Memory

    var memory: Memory {
        Memory(
            shown: shownEntry.flatMap { entry in shownStage.map { Memory.Shown(entry: entry.entry, stage: $0) } },
            entries: timeline.entries.map(\.entry),
            due: plan.map { Memory.Due(reason: $0.reason, wish: $0.wish, date: $0.date) },
            isWaiting: call != nil || (plan == nil && shownStage != placement.stages.upperBound), failures: failures,
            spent: budget.spent, spacedFrom: budget.last)
    }

    /// The placement as it was when its host ended. The last picture comes first, whatever is due after it.
    init(_ placement: Placement, _ memory: Memory, _ turn: inout Turn<Content>) {
        self.init(placement)
        failures = memory.failures
        budget = ReloadBudget(spent: memory.spent, last: memory.spacedFrom)
        plan = memory.due.map { Plan(reason: $0.reason, wish: $0.wish, date: $0.date, heldBack: nil) }
        var notes: [Note] = []
        timeline = Timeline(memory.entries, at: turn.slot, notes: &notes)
        if let shown = memory.shown { show(KeptEntry(shown.entry), stage: shown.stage, index: 0, why: .restored, &turn) }
        showCurrent(why: .restored, &turn)
        if shownStage == .timeline { stage = placement.stages.upperBound }
    }
}
