import Bundles
import Foundation
import Testing

/// The rule about deaths, over dates that are handed in.
@Suite struct SupervisionTests {
    private let start = Date(timeIntervalSince1970: 1_800_000_000)
    private let again = Supervision.Verdict.again(oneByOne: [])

    /// What a death of `kinds` brings, so many seconds after the start.
    private func death(_ state: inout Supervision, _ kinds: Set<String>, at seconds: Double) -> Supervision.Verdict {
        state.died(inHand: kinds, because: "it died", now: start + seconds)
    }

    private func expect(_ state: inout Supervision, _ kinds: Set<String>, at seconds: Double, _ verdict: Supervision.Verdict) {
        let found = death(&state, kinds, at: seconds)
        #expect(found == verdict)
    }

    private func expect(_ state: inout Supervision, _ kinds: Set<String>, at seconds: Double, leftOut: Supervision.Scope) {
        let found = scope(death(&state, kinds, at: seconds))
        #expect(found == leftOut)
    }

    private func scope(_ verdict: Supervision.Verdict) -> Supervision.Scope? {
        if case .quarantine(let quarantine) = verdict { quarantine.scope } else { nil }
    }

    @Test(arguments: [
        (0.0, true), (0.1, true), (59.9, true), (60, true), (60.1, false), (3_600, false),
        // The clock was set back between the two.
        (-30, true), (-3_600, false),
    ])
    func aSecondDeathWithinAMinuteIsOneTooMany(seconds: Double, isTooMany: Bool) {
        var state = Supervision()
        expect(&state, ["A"], at: 0, again)
        #expect(state.quarantine(of: "A") == nil)
        let second = death(&state, ["A"], at: seconds)
        #expect(scope(second) == (isTooMany ? .kind("A") : nil))
        #expect((state.quarantine(of: "A") != nil) == isTooMany)
        #expect(state.quarantine(of: "B") == nil)
    }

    @Test func deathsThatAreMinutesApartAreRestartedForEver() {
        var state = Supervision()
        for round in 0..<100 { expect(&state, ["A"], at: Double(round) * 61, again) }
        expect(&state, ["A"], at: 99 * 61 + 60, leftOut: .kind("A"))
    }

    @Test func aBuildThatDiesAtLoadIsLeftOutWhole() {
        var state = Supervision()
        expect(&state, [], at: 0, again)
        expect(&state, [], at: 1, leftOut: .build)
        #expect(state.quarantine(of: "A")?.scope == .build)
        #expect(state.quarantine(of: nil)?.reason == "it died, and did within a minute before")
    }

    @Test func deathsOfDifferentKindsDoNotAddUp() {
        var state = Supervision()
        expect(&state, ["A"], at: 0, again)
        expect(&state, ["B"], at: 1, again)
        expect(&state, [], at: 2, again)
        #expect(state.quarantines.isEmpty)
    }

    @Test func ofSeveralKindsEachIsTriedAlone() {
        var state = Supervision()
        expect(&state, ["A", "B", "C"], at: 0, .again(oneByOne: ["A", "B", "C"]))
        state.answered("A")
        expect(&state, ["B"], at: 1, leftOut: .kind("B"))
        state.answered("C")
        // Who was only suspected begins anew.
        expect(&state, ["C"], at: 2, again)
        #expect(state.quarantines.map(\.scope) == [.kind("B")])
    }

    @Test func anAnswerDoesNotUndoADeathOfOnesOwn() {
        var state = Supervision()
        expect(&state, ["A"], at: 0, again)
        state.answered("A")
        expect(&state, ["A", "B"], at: 10, .again(oneByOne: ["A", "B"]))
        state.answered("A")
        expect(&state, ["A"], at: 20, leftOut: .kind("A"))
    }

    @Test func theCommandGivesAnotherChanceFromTheStart() {
        var state = Supervision()
        var wasLifted = state.lift("A")
        #expect(!wasLifted)
        _ = death(&state, ["A"], at: 0)
        _ = death(&state, ["A"], at: 1)
        wasLifted = state.lift("A")
        #expect(wasLifted)
        #expect(state.quarantine(of: "A") == nil)
        expect(&state, ["A"], at: 2, again)
        expect(&state, ["A"], at: 3, leftOut: .kind("A"))
    }

    @Test func toLiftAKindLiftsTheBuildToo() {
        var state = Supervision()
        _ = death(&state, [], at: 0)
        _ = death(&state, [], at: 1)
        let wasLifted = state.lift("A")
        #expect(wasLifted)
        #expect(state.quarantines.isEmpty)
        let isLiftedAgain = state.liftBuild()
        #expect(!isLiftedAgain)
    }

    @Test func whatWasKeptHoldsAgain() {
        let kept = Supervision.Quarantine(scope: .kind("A"), reason: "then", since: start)
        var state = Supervision([kept])
        #expect(state.quarantine(of: "A") == kept)
        #expect(state.quarantine(of: "B") == nil)
        _ = state.lift("A")
        #expect(state.quarantines.isEmpty)
    }
}
