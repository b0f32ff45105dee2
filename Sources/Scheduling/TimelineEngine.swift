package import Foundation

/// Decides when each placement asks its provider and which entry it shows: a pure state machine over wall dates handed in.
///
/// It does no work of its own: `handle` takes what happened and gives back what is to be done.
/// A placement that has shown something goes on showing it until there is something else; each has at most one request under way.
package struct TimelineEngine<Content: Hashable & Sendable>: Sendable {
    package let settings: EngineSettings
    private(set) var states: [PlacementID: PlacementState<Content>] = [:]
    var stacks: [String: Stack] = [:]
    private var due = DueQueue()
    private var callers: [RequestNumber: PlacementID] = [:]
    private var suspensions: [Provider: String] = [:]
    private var lastNumber: UInt64 = 0

    package init(settings: EngineSettings) { self.settings = settings }

    /// When `wake` is due; nil while time alone changes nothing.
    package var nextWake: Date? { due.firstSlot?.date }

    /// Placements that are there, in no order.
    package var placements: some Collection<PlacementID> { states.keys }

    /// Takes one event at one moment and says what is to be done, in this order.
    package mutating func handle(_ event: Event, now: Date) -> [Effect] {
        var turn = Turn<Content>(now: now, settings: settings, lastNumber: lastNumber)
        dispatch(event, &turn)
        turnStacks(&turn)
        lastNumber = turn.lastNumber
        return turn.effects
    }

    private mutating func dispatch(_ event: Event, _ turn: inout Turn<Content>) {
        switch event {
        case .added(let placement): add(placement, &turn)
        case .restored(let placement, let memory): restore(placement, memory, &turn)
        case .stacked(let id, let place): restack(id, place, &turn)
        case .removed(let id): remove(id, &turn)
        case .began(let number): withCaller(of: number, &turn) { $0.begin($1) }
        case .replied(let number, let answer): withCaller(of: number, &turn) { $0.reply(answer, &$1) }
        case .failed(let number, let failure): withCaller(of: number, &turn) { $0.fail(failure, &$1) }
        case .reloadAsked(let scope, let cause): reload(scope, cause, &turn)
        case .wake: wake(&turn)
        case .clockJumped(let seconds): jump(by: seconds, &turn)
        case .networkReturned: updateAll(where: { $0.failures > 0 }, &turn) { $0.endBackoff(&$1) }
        case .newBuild(let bundle): replace(bundle, &turn)
        case .suspended(let provider, let reason): suspend(provider, reason, &turn)
        case .resumed(let provider): resume(provider, &turn)
        }
    }

    /// Changes one placement and keeps the indexes true to it.
    mutating func update(
        _ id: PlacementID, _ turn: inout Turn<Content>, _ change: (inout PlacementState<Content>, inout Turn<Content>) -> Void
    ) {
        guard let index = states.index(forKey: id) else { return }
        // One access and no more: a copy of the state costs more than most changes.
        let outcome = states.values[index].changed(&turn, by: change)
        if outcome.callBefore != outcome.call {
            if let before = outcome.callBefore { callers[before] = nil }
            if let after = outcome.call { callers[after] = id }
        }
        if let stack = outcome.stack { turn.stacks.insert(stack) }
        due.set(id, to: outcome.due)
    }

    /// Changes every placement that is meant, in the order of their ids.
    private mutating func updateAll(
        where isMeant: (PlacementState<Content>) -> Bool, _ turn: inout Turn<Content>,
        _ change: (inout PlacementState<Content>, inout Turn<Content>) -> Void
    ) {
        for id in states.values.lazy.filter(isMeant).map(\.id).sorted() { update(id, &turn, change) }
    }

    private mutating func withCaller(
        of number: RequestNumber, _ turn: inout Turn<Content>,
        _ change: (inout PlacementState<Content>, inout Turn<Content>) -> Void
    ) {
        guard let id = callers[number] else {
            turn.effects.append(.note(nil, .replyIgnored(number)))
            return
        }
        update(id, &turn, change)
    }
}

extension TimelineEngine {
    private mutating func add(_ placement: Placement, _ turn: inout Turn<Content>) {
        let isNew = states[placement.id] == nil
        if isNew { states[placement.id] = PlacementState(placement) }
        let suspension = suspensions[placement.provider]
        update(placement.id, &turn) { state, turn in
            state.suspension = suspension
            if let suspension { turn.effects.append(.keep(placement.id, .suspended(suspension), retry: nil)) }
            if isNew { state.ask(&turn) } else { state.change(to: placement, &turn) }
        }
    }

    private mutating func restore(_ placement: Placement, _ memory: Memory, _ turn: inout Turn<Content>) {
        guard states[placement.id] == nil else { return }
        states[placement.id] = PlacementState(placement, memory, &turn)
        let suspension = suspensions[placement.provider]
        update(placement.id, &turn) { state, turn in
            state.suspension = suspension
            if memory.isWaiting { state.ask(&turn) } else { state.runPlan(&turn) }
        }
    }

    private mutating func remove(_ id: PlacementID, _ turn: inout Turn<Content>) {
        update(id, &turn) { $0.abandonCall(&$1) }
        leaveStack(id, &turn)
        states[id] = nil
        due.set(id, to: nil)
    }

    private mutating func reload(_ scope: Scope, _ cause: ReloadCause, _ turn: inout Turn<Content>) {
        if case .placement(let id) = scope { return update(id, &turn) { $0.reload(cause, &$1) } }
        updateAll(where: { scope.holds($0.placement) }, &turn) { $0.reload(cause, &$1) }
    }

    private mutating func wake(_ turn: inout Turn<Content>) {
        for id in due.take(at: turn.slot) {
            update(id, &turn) { state, turn in
                if state.timeline.advance(to: turn.slot) { state.showCurrent(why: .due, &turn) }
                if let call = state.call, call.deadline.hasCome(at: turn.slot) { state.giveUpCall(&turn) }
                state.runPlan(&turn)
            }
        }
    }

    private mutating func jump(by seconds: TimeInterval, _ turn: inout Turn<Content>) {
        turn.effects.append(.note(nil, .clockJumped(by: seconds)))
        updateAll(where: { _ in true }, &turn) { state, turn in
            state.shift(by: seconds, turn)
            if state.timeline.recompute(at: turn.slot) { state.showCurrent(why: .clockJumped, &turn) }
        }
        wake(&turn)
    }

    private mutating func replace(_ bundle: String, _ turn: inout Turn<Content>) {
        suspensions = suspensions.filter { $0.key.bundle != bundle }
        updateAll(where: { $0.placement.provider.bundle == bundle }, &turn) { state, turn in
            state.suspension = nil
            state.failures = 0
            state.abandonCall(&turn)
            state.ask(&turn)
        }
    }

    private mutating func suspend(_ provider: Provider, _ reason: String, _ turn: inout Turn<Content>) {
        guard suspensions.updateValue(reason, forKey: provider) != reason else { return }
        updateAll(where: { $0.placement.provider == provider }, &turn) { state, turn in
            state.suspension = reason
            turn.effects.append(.keep(state.id, .suspended(reason), retry: nil))
        }
    }

    private mutating func resume(_ provider: Provider, _ turn: inout Turn<Content>) {
        guard suspensions.removeValue(forKey: provider) != nil else { return }
        updateAll(where: { $0.placement.provider == provider }, &turn) { state, turn in
            state.suspension = nil
            state.failures = 0
            state.ask(&turn)
        }
    }
}
