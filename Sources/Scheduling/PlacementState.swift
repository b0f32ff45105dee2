internal import Foundation

/// All that the engine knows of one placement.
struct PlacementState<Content: Hashable & Sendable>: Sendable {
    /// A request that has not been answered.
    struct Call: Sendable {
        let number: RequestNumber
        let stage: Stage
        var deadline: Date
        var hasBegun = false
        /// The placement changed since: the answer is not for what it is now.
        var isOutdated = false
    }

    /// A request that is to be made.
    struct Plan: Sendable {
        typealias Reason = TimelineEngine<Content>.Memory.Due.Reason

        let reason: Reason
        /// When the request was wished for.
        var wish: Date
        /// When it may be made.
        var date: Date
        var heldBack: HoldBack?
    }

    var placement: Placement
    /// Where it lies in a stack, if it is in one.
    var place: StackPlace?
    /// The stage that the next request is for.
    var stage: Stage
    var timeline = Timeline<Content>()
    /// What is on screen.
    var shownEntry: KeptEntry<Content>?
    /// The stage that brought it; nil when anything may take its place.
    var shownStage: Stage?
    var call: Call?
    /// A reload asked for during a call.
    var pending: ReloadCause?
    var plan: Plan?
    /// Calls that brought nothing, one after the other.
    var failures = 0
    var budget = ReloadBudget()
    var suspension: String?

    init(_ placement: Placement) {
        self.placement = placement
        stage = placement.stages.lowerBound
    }

    var id: PlacementID { placement.id }
    var shown: Content? { shownEntry?.content }

    /// What the engine's indexes need to know of a change.
    struct Outcome {
        let callBefore: RequestNumber?
        let call: RequestNumber?
        let stack: String?
        /// The next slot in which time alone changes something.
        let due: Slot?
    }

    /// Makes a change and says what came of it.
    mutating func changed(
        _ turn: inout Turn<Content>, by change: (inout PlacementState, inout Turn<Content>) -> Void
    ) -> Outcome {
        let before = call?.number
        change(&self, &turn)
        return Outcome(callBefore: before, call: call?.number, stack: place?.stack, due: dueSlot(after: turn.slot))
    }

    /// The next slot in which time alone changes something.
    func dueSlot(after now: Slot) -> Slot? {
        let request = call?.deadline ?? (suspension == nil ? plan?.date : nil)
        let fading = place == nil ? nil : relevanceEnd.flatMap(Slot.init(reaching:)).flatMap { $0 > now ? $0 : nil }
        let moments = (request.flatMap(Slot.init(reaching:)), timeline.nextDate.flatMap(Slot.init(reaching:)), fading)
        return earliest(earliest(moments.0, moments.1), moments.2)
    }

    /// Makes the request of the stage at hand.
    mutating func ask(_ turn: inout Turn<Content>) {
        guard suspension == nil, call == nil else { return }
        plan = nil
        if stage == placement.stages.upperBound { pending = nil }
        let number = turn.newNumber()
        call = Call(number: number, stage: stage, deadline: turn.now + turn.settings.deadlines.start)
        turn.effects.append(.ask(.init(number: number, placement: placement, stage: stage)))
    }

    /// Starts the deadline of the stage in place of the one for starting.
    mutating func begin(_ turn: Turn<Content>) {
        guard let running = call, !running.hasBegun else { return }
        call?.hasBegun = true
        call?.deadline = turn.now + turn.settings.deadlines.limit(for: running.stage)
    }

    /// Gives up the call under way, if there is one.
    mutating func abandonCall(_ turn: inout Turn<Content>) {
        guard let running = call else { return }
        call = nil
        turn.effects.append(.abandon(running.number))
    }

    /// Takes a new family or configuration; the picture stays until there is one of the new kind.
    mutating func change(to new: Placement, _ turn: inout Turn<Content>) {
        if new.family != placement.family || new.provider != placement.provider || new.stages != placement.stages {
            stage = new.stages.lowerBound
            shownStage = nil
            timeline = Timeline()
        }
        placement = new
        failures = 0
        guard call == nil else {
            call?.isOutdated = true
            return
        }
        ask(&turn)
    }

    func note(_ note: Note, _ turn: inout Turn<Content>) {
        turn.effects.append(.note(id, note))
    }
}

private func earliest(_ first: Slot?, _ second: Slot?) -> Slot? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
}
