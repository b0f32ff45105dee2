import Foundation
import Scheduling
import Testing

@Suite struct WalkTests {
    @Test func aPlacementWalksFromPlaceholderToTimeline() {
        var rig = Rig()
        #expect(rig.add(stages: .placeholder ... .timeline).asked == [.placeholder])
        let first = rig.reply([(0, "p")])
        #expect(first.shown == ["p"] && first.asked == [.snapshot])
        let second = rig.reply([(0, "s")])
        #expect(second.shown == ["s"] && second.asked == [.timeline])
        let third = rig.reply([(0, "a"), (3, "b")])
        #expect(third.shown == ["a"] && third.asked.isEmpty)
        #expect(rig.sleep == 3)
        #expect(rig.wake(after: 3).shown == ["b"])
        #expect(rig.engine.nextWake == nil)
    }

    @Test(
        arguments: [
            (.placeholder ... .placeholder, [.placeholder]), (.snapshot ... .snapshot, [.snapshot]),
            (.placeholder ... .snapshot, [.placeholder, .snapshot]), (.timeline ... .timeline, [.timeline]),
        ] as [(ClosedRange<Stage>, [Stage])])
    func aWalkMayBeShorter(stages: ClosedRange<Stage>, asked: [Stage]) {
        var rig = Rig()
        var all = rig.add(stages: stages).asked
        for _ in 0..<4 {
            guard rig.engine.status(of: one, now: rig.now)?.request != nil else { break }
            all += rig.reply([(0, "x")]).asked
        }
        #expect(all == asked)
        #expect(rig.engine.nextWake == nil)
        #expect(rig.send(.reloadAsked(.all, .explicit)).asked == [stages.upperBound])
    }

    @Test func aSnapshotWithoutEntryIsTriedAgainOnlyWhereItIsTheLastStage() {
        var rig = Rig()
        rig.add(stages: .snapshot ... .timeline)
        #expect(rig.reply([]).asked == [.timeline])
        var last = Rig()
        last.add(stages: .snapshot ... .snapshot)
        #expect(last.reply([]).kept == [.noEntries(.snapshot)])
        #expect(last.wake(after: 30).asked == [.snapshot])
    }

    @Test func aPlaceholderNeverCoversWhatCameAfterIt() {
        var rig = Rig()
        rig.add(stages: .placeholder ... .snapshot)
        rig.reply([(0, "p")])
        rig.reply([(0, "s")])
        rig.send(.newBuild(bundle: "clock.so"))
        #expect(rig.reply([(0, "s2")]).shown == ["s2"])
    }

    @Test func anotherFamilyWalksAgainAndKeepsThePictureMeanwhile() {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "small"), (60, "later")])
        let changed = rig.send(.added(Placement(id: one, provider: clock, family: "systemMedium")))
        #expect(changed.asked == [.placeholder] && changed.shown.isEmpty)
        #expect(rig.engine.status(of: one, now: rig.now)?.shown == "small")
        #expect(rig.wake(after: 60).shown.isEmpty)
    }

    @Test func theAnswerForWhatAPlacementWasIsNotUsed() {
        var rig = Rig()
        rig.add()
        let changed = rig.send(.added(Placement(id: one, provider: clock, family: "systemMedium", stages: .timeline ... .timeline)))
        #expect(changed.isEmpty)
        let outdated = rig.reply([(0, "small")])
        #expect(outdated.shown.isEmpty && outdated.asked == [.timeline])
        #expect(rig.reply([(0, "medium")]).shown == ["medium"])
    }

    @Test func aRemovedPlacementIsForgotten() {
        var rig = Rig()
        rig.add()
        guard let request = rig.asked[one] else { return }
        #expect(rig.send(.removed(one)) == [.abandon(request.number)])
        #expect(rig.engine.nextWake == nil)
        #expect(rig.reply([(0, "late")]) == [.note(nil, .replyIgnored(request.number))])
        #expect(rig.send(.removed(one)).isEmpty)
    }

    @Test func placementsDoNotFeelEachOther() {
        var rig = Rig()
        let other = PlacementID(2)
        rig.add()
        rig.add(other)
        rig.fail()
        #expect(rig.reply([(0, "fine"), (1, "still fine")], to: other).shown == ["fine"])
        #expect(rig.wake(after: 1).shown == ["still fine"])
    }

    @Test func aSuspendedKindIsPlacedWithItsReasonAndAskedWhenItMay() {
        var rig = Rig()
        rig.send(.suspended(clock, reason: "it died twice within a minute"))
        #expect(rig.add() == [.keep(one, .suspended("it died twice within a minute"), retry: nil)])
        #expect(rig.send(.reloadAsked(.all, .tap)).kept == [.suspended("it died twice within a minute")])
        #expect(rig.engine.nextWake == nil)
        #expect(rig.send(.resumed(clock)).asked == [.timeline])
    }

    @Test func whatIsKnownOfASuspensionIsNotToldAgain() {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "fine")])
        #expect(rig.send(.resumed(clock)).isEmpty)
        #expect(rig.send(.suspended(clock, reason: "it is gone")).kept == [.suspended("it is gone")])
        #expect(rig.send(.suspended(clock, reason: "it is gone")).isEmpty)
        #expect(rig.send(.suspended(clock, reason: "it died")).kept == [.suspended("it died")])
        #expect(rig.send(.resumed(clock)).asked == [.timeline])
        #expect(rig.send(.resumed(clock)).isEmpty)
    }
}
