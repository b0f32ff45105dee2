import Foundation
import Scheduling
import Testing

@Suite struct FailureTests {
    @Test func failuresBackOffUpToAnHourAndThePictureStays() {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a")])
        rig.send(.reloadAsked(.all, .tap))
        var waits: [Double] = []
        for _ in 0..<9 {
            #expect(rig.fail().kept == [.failed(.timeline, .lost("it trapped"))])
            guard let sleep = rig.sleep else { Issue.record("no retry"); return }
            waits.append(sleep)
            #expect(rig.wake(after: sleep).asked == [.timeline])
        }
        #expect(waits == [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600])
        #expect(rig.engine.status(of: one, now: rig.now)?.shown == "a")
        #expect(rig.reply([(0, "b")]).shown == ["b"])
        rig.send(.reloadAsked(.all, .tap))
        rig.fail()
        #expect(rig.sleep == 30)
    }

    @Test(
        arguments: [
            (.reloadAsked(.all, .explicit), true, 30), (.newBuild(bundle: "clock.so"), true, 30), (.networkReturned, true, 30),
            (.reloadAsked(.all, .tap), true, 240), (.reloadAsked(.all, .bundle), false, 120), (.newBuild(bundle: "news.so"), false, 120),
        ] as [(Engine.Event, Bool, Double)])
    func someEventsEndTheWait(event: Engine.Event, asks: Bool, wait: Double) {
        var rig = Rig()
        rig.add()
        for _ in 0..<2 {
            rig.fail()
            rig.wake(after: rig.sleep ?? 0)
        }
        rig.fail()
        #expect(rig.sleep == 120)
        #expect(rig.send(event).asked.isEmpty == !asks)
        if asks { rig.fail() }
        #expect(rig.sleep == wait)
    }

    @Test(arguments: [(.placeholder, 2), (.snapshot, 10), (.timeline, 30)] as [(Stage, Double)])
    func aSilentProviderLosesItsCall(stage: Stage, seconds: Double) throws {
        var rig = Rig()
        rig.add(stages: stage...stage)
        let request = try #require(rig.asked[one])
        rig.send(.began(request.number))
        #expect(rig.wake(after: seconds - 0.01).isEmpty)
        let effects = rig.wake(after: 0.01)
        #expect(effects == [.abandon(request.number), .keep(one, .silent(stage, after: seconds), retry: rig.now + 30)])
        #expect(rig.reply([(0, "late")]).notes == [.replyIgnored(request.number)])
    }

    @Test func aProcessHasTenSecondsToStart() throws {
        var rig = Rig()
        rig.add()
        #expect(rig.wake(after: 10).kept == [.notStarted(.timeline, after: 10)])
        rig.wake(after: 30)
        let request = try #require(rig.asked[one])
        rig.now += 9
        rig.send(.began(request.number))
        rig.send(.began(request.number))
        #expect(rig.sleep == 30)
    }

    @Test func aSecondReplyIsIgnoredAndTold() throws {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a")])
        let request = try #require(rig.asked[one])
        #expect(rig.reply([(0, "twice")]) == [.note(nil, .replyIgnored(request.number))])
        #expect(rig.send(.failed(request.number, .lost("gone"))).notes == [.replyIgnored(request.number)])
    }

    @Test func aStageThatWasRefusedIsPassedOverAtOnce() {
        var rig = Rig()
        rig.add(stages: .placeholder ... .timeline)
        let effects = rig.fail(.refused("no placeholder"))
        #expect(effects.kept == [.failed(.placeholder, .refused("no placeholder"))] && effects.asked == [.snapshot])
        #expect(rig.reply([]).asked == [.timeline])
        #expect(rig.reply([(0, "a")]).shown == ["a"])
    }

    @Test func aCrashInThePlaceholderIsFollowedByTheSnapshotAfterAWait() {
        var rig = Rig()
        rig.add(stages: .placeholder ... .timeline)
        #expect(rig.fail().asked.isEmpty)
        #expect(rig.wake(after: 30).asked == [.snapshot])
        rig.reply([(0, "s")])
        rig.fail()
        #expect(rig.wake(after: 30).asked == [.timeline])
    }

    @Test func entriesGoOnWhileAProviderFails() {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a"), (5, "b"), (10, "c")])
        rig.send(.reloadAsked(.all, .tap))
        rig.fail()
        #expect(rig.wake(after: 5).shown == ["b"])
        #expect(rig.wake(after: 5).shown == ["c"])
    }

    @Test func anExplicitReloadDuringACallThatFailsRunsAtOnce() {
        var rig = Rig()
        rig.add()
        rig.send(.reloadAsked(.all, .explicit))
        #expect(rig.fail().asked == [.timeline])
    }

    @Test func aNewBuildEndsTheCallOfTheOldOne() throws {
        var rig = Rig()
        rig.add()
        let old = try #require(rig.asked[one])
        let effects = rig.send(.newBuild(bundle: "clock.so"))
        #expect(effects.first == .abandon(old.number) && effects.asked == [.timeline])
        #expect(rig.send(.replied(old.number, Answer(entries: []))).notes == [.replyIgnored(old.number)])
        #expect(rig.reply([(0, "new")]).shown == ["new"])
    }
}
