internal import Foundation

extension PlacementState {
    /// Takes the answer to the call under way.
    mutating func reply(_ answer: Answer<Content>, _ turn: inout Turn<Content>) {
        guard let ended = call else { return }
        call = nil
        guard !ended.isOutdated else {
            note(.replyIgnored(ended.number), &turn)
            return ask(&turn)
        }
        switch ended.stage {
        case .placeholder, .snapshot: takePicture(answer, of: ended.stage, &turn)
        case .timeline: takeTimeline(answer, &turn)
        }
    }

    /// The call under way has failed.
    mutating func fail(_ failure: Failure, _ turn: inout Turn<Content>) {
        guard let ended = call else { return }
        call = nil
        guard !ended.isOutdated else { return ask(&turn) }
        if case .refused = failure, let next = ended.stage.next(upTo: placement.stages.upperBound) {
            turn.effects.append(.keep(id, .failed(ended.stage, failure), retry: turn.now))
            stage = next
            return ask(&turn)
        }
        backOff(after: ended.stage, because: .failed(ended.stage, failure), &turn)
    }

    /// Gives up on a call whose deadline has passed.
    mutating func giveUpCall(_ turn: inout Turn<Content>) {
        guard let silent = call else { return }
        abandonCall(&turn)
        guard !silent.isOutdated else { return ask(&turn) }
        let deadlines = turn.settings.deadlines
        let reason: KeepReason =
            silent.hasBegun
            ? .silent(silent.stage, after: deadlines.limit(for: silent.stage)) : .notStarted(silent.stage, after: deadlines.start)
        backOff(after: silent.stage, because: reason, &turn)
    }

    /// Plans the next try: a stage that failed is passed over, since the one after it may do.
    private mutating func backOff(after failed: Stage, because reason: KeepReason, _ turn: inout Turn<Content>) {
        failures += 1
        stage = failed.next(upTo: placement.stages.upperBound) ?? failed
        let retry = turn.now + turn.settings.backoff.wait(after: failures)
        plan = Plan(reason: .retry, wish: retry, date: retry, heldBack: .failures)
        turn.effects.append(.keep(id, reason, retry: suspension == nil ? retry : nil))
        runPending(&turn)
    }

    private mutating func takePicture(_ answer: Answer<Content>, of ended: Stage, _ turn: inout Turn<Content>) {
        let next = ended.next(upTo: placement.stages.upperBound)
        if let entry = answer.entries.first {
            failures = 0
            if ended >= shownStage ?? ended { show(KeptEntry(entry), stage: ended, index: 0, why: .replied, &turn) }
        } else if next == nil {
            return backOff(after: ended, because: .noEntries(ended), &turn)
        } else {
            turn.effects.append(.keep(id, .noEntries(ended), retry: turn.now))
        }
        guard let next else { return runPending(&turn) }
        stage = next
        ask(&turn)
    }

    private mutating func takeTimeline(_ answer: Answer<Content>, _ turn: inout Turn<Content>) {
        if shownStage != .timeline { budget.markLoad(at: turn.now) }
        var notes: [Note] = []
        timeline = Timeline(answer.entries, at: turn.slot, moment: turn.now, notes: &notes)
        for each in notes { note(each, &turn) }
        if timeline.isEmpty, answer.policy == .atEnd {
            return backOff(after: .timeline, because: .noEntries(.timeline), &turn)
        }
        failures = 0
        planReload(answer.policy, &turn)
        if timeline.isEmpty { turn.effects.append(.keep(id, .noEntries(.timeline), retry: plan?.date)) }
        showCurrent(why: .replied, &turn)
        runPending(&turn)
    }

    /// Puts the entry that holds on screen, if there is one.
    mutating func showCurrent(why: TimelineEngine<Content>.Why, _ turn: inout Turn<Content>) {
        guard let index = timeline.current, let entry = timeline.currentEntry else { return }
        show(entry, stage: .timeline, index: index, why: why, &turn)
    }

    mutating func show(
        _ entry: KeptEntry<Content>, stage: Stage, index: Int, why: TimelineEngine<Content>.Why, _ turn: inout Turn<Content>
    ) {
        let showing = TimelineEngine<Content>.Showing(kept: entry, stage: stage, index: index, why: why)
        turn.effects.append(entry.looks(like: shownEntry) ? .unchanged(id, showing) : .show(id, showing))
        shownEntry = entry
        shownStage = stage
    }
}
