internal import Foundation

extension PlacementState {
    /// Asks again at once, or when the call under way has ended, or, for the bundle's own wish, when the ration allows.
    mutating func reload(_ cause: ReloadCause, _ turn: inout Turn<Content>) {
        if cause == .explicit { failures = 0 }
        if let suspension { return turn.effects.append(.keep(id, .suspended(suspension), retry: nil)) }
        guard call == nil else {
            pending = max(pending ?? cause, cause)
            return
        }
        if cause == .bundle { planOwnReload(&turn) } else { ask(&turn) }
    }

    /// Does what was asked for during the call that has just ended.
    mutating func runPending(_ turn: inout Turn<Content>) {
        guard let cause = pending else { return }
        pending = nil
        reload(cause, &turn)
    }

    /// Plans the reload that an answer asks for.
    mutating func planReload(_ policy: ReloadPolicy, _ turn: inout Turn<Content>) {
        switch policy {
        case .never: plan = nil
        case .atEnd: planRationed(.policy, wish: timeline.lastDate, &turn)
        case .after(let date) where date.timeIntervalSinceReferenceDate.isNaN:
            plan = nil
            note(.policyWithoutDate, &turn)
        case .after(let date): planRationed(.policy, wish: date, &turn)
        }
    }

    /// Makes the planned request if its moment has come.
    mutating func runPlan(_ turn: inout Turn<Content>) {
        guard call == nil, suspension == nil, let due = plan, due.date.hasCome(at: turn.slot) else { return }
        if due.reason != .retry { budget.spend(at: turn.now, settings: turn.settings) }
        ask(&turn)
    }

    /// Ends the wait after failures.
    mutating func endBackoff(_ turn: inout Turn<Content>) {
        guard failures > 0 else { return }
        failures = 0
        if case .retry? = plan?.reason { ask(&turn) }
    }

    /// Dates that were counted from the clock move with it; dates that a provider named do not.
    mutating func shift(by seconds: TimeInterval, _ turn: Turn<Content>) {
        call?.deadline += seconds
        budget.shift(by: seconds)
        guard var moved = plan else { return }
        if moved.reason != .policy { moved.wish += seconds }
        moved.date += seconds
        if moved.reason != .retry, let again = budget.earliest(from: moved.wish, settings: turn.settings) {
            (moved.date, moved.heldBack) = again
        }
        plan = moved
    }

    private mutating func planOwnReload(_ turn: inout Turn<Content>) {
        guard plan?.reason != .retry else { return }
        let before = plan
        planRationed(.bundle, wish: turn.now, &turn)
        if let before, before.date < plan?.date ?? .distantFuture { plan = before }
        runPlan(&turn)
    }

    private mutating func planRationed(_ reason: Plan.Reason, wish: Date?, _ turn: inout Turn<Content>) {
        plan = nil
        guard let wish, Slot(reaching: wish) != nil else { return }
        guard let (date, heldBack) = budget.earliest(from: max(wish, turn.now), settings: turn.settings) else {
            return note(.reloadNeverAllowed, &turn)
        }
        plan = Plan(reason: reason, wish: wish, date: date, heldBack: heldBack)
        if heldBack == .budget { note(.reloadHeldBack(until: date, by: .budget), &turn) }
    }
}
