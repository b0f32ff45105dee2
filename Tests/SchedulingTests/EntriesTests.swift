import Foundation
import Scheduling
import Testing

@Suite struct EntriesTests {
    @Test func entriesShowAtTheirDatesWhateverTheirOrder() {
        var rig = Rig()
        rig.add()
        #expect(rig.reply([(2, "c"), (0, "a"), (1, "b"), (-9, "old")]).shown == ["a"])
        #expect(rig.wake(after: 1).shown == ["b"])
        #expect(rig.wake(after: 0.5).shown.isEmpty)
        #expect(rig.wake(after: 0.5).shown == ["c"])
    }

    @Test func aLateWakeShowsOnlyWhatHoldsNow() {
        var rig = Rig()
        rig.add()
        rig.reply((0..<9).map { (Double($0), "\($0)") })
        #expect(rig.wake(after: 6.5).shown == ["6"])
    }

    @Test func equalContentIsNotShownAgain() {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "same"), (5, "same"), (6, "other")])
        let effects = rig.wake(after: 5)
        #expect(effects.shown.isEmpty)
        guard case .unchanged(one, let showing)? = effects.first else { Issue.record("nothing told"); return }
        #expect(showing.index == 1 && showing.why == .due)
        #expect(rig.wake(after: 1).shown == ["other"])
    }

    @Test func momentsWithinTenMillisecondsShareAWake() {
        var rig = Rig()
        for number in 1...5 {
            rig.add(PlacementID(UInt64(number)))
            rig.reply([(0, "a"), (1 + Double(number) / 1_000, "b")], to: PlacementID(UInt64(number)))
        }
        #expect(rig.sleep == 1.01)
        #expect(rig.wake(after: 1.01).shown.count == 5)
    }

    @Test func anEmptyTimelineKeepsThePictureAndSaysSo() {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a")], .after(start + 600))
        #expect(rig.wake(after: 600).asked == [.timeline])
        let empty = rig.reply([], .after(rig.now + 900))
        #expect(empty.shown.isEmpty)
        #expect(empty == [.keep(one, .noEntries(.timeline), retry: rig.now + 900)])
        #expect(rig.engine.status(of: one, now: rig.now)?.shown == "a")
    }

    @Test func anEmptyTimelineThatWantsMoreBacksOff() {
        var rig = Rig()
        rig.add()
        #expect(rig.reply([], .atEnd).kept == [.noEntries(.timeline)])
        #expect(rig.sleep == 30)
        #expect(rig.wake(after: 30).asked == [.timeline])
        rig.reply([], .atEnd)
        #expect(rig.sleep == 60)
    }

    @Test func entriesOfTheFutureLeaveTheScreenAlone() {
        var rig = Rig()
        rig.add(stages: .snapshot ... .timeline)
        rig.reply([(0, "s")])
        #expect(rig.reply([(5, "a")]).shown.isEmpty)
        #expect(rig.wake(after: 5).shown == ["a"])
    }

    @Test func entriesOnBothSidesOfADaylightSavingChangeComeInTheirOrder() throws {
        var berlin = Calendar(identifier: .gregorian)
        berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let evening = try #require(berlin.date(from: DateComponents(year: 2026, month: 10, day: 25, hour: 0)))
        var rig = Rig()
        rig.now = evening
        rig.add()
        let hours = try (1...5).map { hour -> (Double, String) in
            let date = try #require(berlin.date(bySettingHour: hour, minute: 0, second: 0, of: evening))
            return (date.timeIntervalSince(evening), "\(hour):00")
        }
        rig.reply(hours)
        var shown: [String] = []
        var waits: [Double] = []
        while let sleep = rig.sleep {
            waits.append(sleep / 3600)
            shown += rig.wake(after: sleep).shown
        }
        #expect(shown == ["1:00", "2:00", "3:00", "4:00", "5:00"])
        #expect(waits == [1, 1, 2, 1, 1])
    }

    @Test func aClockSetBackShowsWhatHoldsThen() {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a"), (10, "b"), (20, "c")])
        rig.wake(after: 20)
        rig.now -= 8
        #expect(rig.send(.clockJumped(by: -8)).shown == ["b"])
        #expect(rig.sleep == 8)
        rig.now -= 3_600
        #expect(rig.send(.clockJumped(by: -3_600)).shown.isEmpty)
        #expect(rig.engine.status(of: one, now: rig.now)?.shown == "b")
    }

    @Test func aClockSetForwardShowsTheLastOfWhatItPassed() {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a"), (10, "b"), (20, "c"), (7_000, "d")], .after(start + 3_000))
        rig.now += 3_600
        let effects = rig.send(.clockJumped(by: 3_600))
        #expect(effects.shown == ["c"])
        #expect(effects.asked.isEmpty)
        #expect(effects.notes == [.clockJumped(by: 3_600)])
    }

    @Test func aJumpIsNoTimeForAProviderToAnswer() {
        var rig = Rig()
        rig.add()
        rig.now += 7_200
        #expect(rig.send(.clockJumped(by: 7_200)).kept.isEmpty)
        #expect(rig.sleep == 10)
    }
}
