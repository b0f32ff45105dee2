import Foundation
import Scheduling
import Testing

@Suite struct MemoryTests {
    private let clockPlacement = Placement(id: one, provider: clock, family: "systemSmall")

    /// A second host that takes over what the first remembers, some seconds later.
    private func takenOver(_ rig: Rig, after seconds: Double) throws -> (rig: Rig, effects: [Effect]) {
        let memory = try #require(rig.engine.memory(of: one))
        var second = Rig()
        second.now = rig.now + seconds
        let effects = second.send(.restored(clockPlacement, memory))
        return (second, effects)
    }

    @Test func theLastPictureComesBeforeAnythingIsAsked() throws {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a"), (600, "b")], .after(rig.now + 3_600))
        let (second, effects) = try takenOver(rig, after: 60)
        #expect(effects.shown == ["a"])
        #expect(effects.asked.isEmpty)
        #expect(second.sleep == 540)
    }

    @Test func anEntryWhoseDateCameMeanwhileHolds() throws {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a"), (600, "b")], .never)
        let (second, effects) = try takenOver(rig, after: 700)
        #expect(effects.shown.last == "b")
        #expect(effects.asked.isEmpty)
        #expect(second.sleep == nil)
    }

    @Test func whatIsOverdueIsAskedForAtOnce() throws {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a")], .after(rig.now + 3_600))
        let (_, effects) = try takenOver(rig, after: 7_200)
        #expect(effects.shown == ["a"])
        #expect(effects.asked == [.timeline])
    }

    @Test func aRequestThatWasUnderWayIsMadeAgain() throws {
        var rig = Rig()
        rig.add(stages: .placeholder ... .timeline)
        rig.reply([(0, "grey")])
        let (_, effects) = try takenOver(rig, after: 1)
        #expect(effects.shown == ["grey"])
        #expect(effects.asked == [.placeholder])
    }

    @Test func theRationAndTheWaitAfterFailuresGoOn() throws {
        var rig = Rig()
        rig.add()
        rig.fail()
        let (second, effects) = try takenOver(rig, after: 10)
        #expect(effects.asked.isEmpty)
        #expect(second.sleep == 20)
        #expect(second.engine.status(of: one, now: second.now)?.failures == 1)
    }

    @Test func whatIsRememberedIsWhatWasRemembered() throws {
        var rig = Rig()
        rig.add()
        rig.reply([(0, "a"), (600, "b")], .after(rig.now + 3_600))
        let memory = try #require(rig.engine.memory(of: one))
        let (second, _) = try takenOver(rig, after: 0)
        #expect(second.engine.memory(of: one) == memory)
    }
}
