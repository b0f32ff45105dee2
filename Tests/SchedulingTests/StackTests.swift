import Foundation
import Scheduling
import Testing

@Suite struct StackTests {
    private let ids = (1...3).map { PlacementID($0) }

    /// Three placements in one stack, none of which has shown anything.
    private func stacked(_ count: Int = 3) -> Rig {
        var rig = Rig()
        for (position, id) in ids.prefix(count).enumerated() {
            rig.add(id)
            rig.send(.stacked(id, StackPlace(stack: "1", position: position)))
        }
        return rig
    }

    /// Answers with entries at seconds from now, each with a score and a duration.
    private func reply(_ entries: [(at: Double, score: Float?, duration: Double)], to id: PlacementID, _ rig: inout Rig) -> [Effect] {
        guard let request = rig.asked[id] else { return [] }
        let made = entries.map { entry in
            let relevance = entry.score.map { Relevance(score: $0, duration: entry.duration) }
            return Entry(date: rig.now + entry.at, relevance: relevance, content: "\(id.rawValue) at \(entry.at)")
        }
        return rig.send(.replied(request.number, Answer(entries: made, policy: .never)))
    }

    @Test func theFirstIsSeenUntilOneIsRelevant() {
        var rig = stacked()
        #expect(rig.engine.top(of: "1") == ids[0])
        #expect(reply([(0, nil, 0)], to: ids[1], &rig).tops.isEmpty)
        #expect(reply([(0, 0, 0)], to: ids[0], &rig).tops.isEmpty)
        #expect(reply([(0, 0.1, 0)], to: ids[2], &rig).tops == [ids[2]])
        #expect(rig.engine.status(of: ids[2], now: rig.now)?.isOnTop == true)
        #expect(rig.engine.status(of: ids[0], now: rig.now)?.isOnTop == false)
    }

    @Test func theHighestScoreWinsAndAnEqualOneStays() {
        var rig = stacked()
        #expect(reply([(0, 5, 0)], to: ids[1], &rig).tops == [ids[1]])
        #expect(reply([(0, 5, 0)], to: ids[0], &rig).tops.isEmpty)
        #expect(reply([(0, 7, 0)], to: ids[2], &rig).tops == [ids[2]])
    }

    @Test func relevanceBeginsWithItsEntryAndEndsWithItsDuration() {
        var rig = stacked(2)
        _ = reply([(0, 1, 0)], to: ids[0], &rig)
        _ = reply([(0, nil, 0), (60, 9, 30)], to: ids[1], &rig)
        #expect(rig.engine.top(of: "1") == ids[0])
        #expect(rig.sleep == 60)
        #expect(rig.wake(after: 60).tops == [ids[1]])
        #expect(rig.sleep == 30)
        #expect(rig.wake(after: 30).tops == [ids[0]])
        #expect(rig.sleep == nil)
    }

    @Test func withoutADurationItEndsWithTheNextEntry() {
        var rig = stacked(2)
        _ = reply([(0, 1, 0)], to: ids[0], &rig)
        #expect(reply([(0, 9, 0), (60, nil, 0)], to: ids[1], &rig).tops == [ids[1]])
        #expect(rig.wake(after: 60).tops == [ids[0]])
    }

    @Test func anEntryThatComesBeforeTheEndTakesItsPlace() {
        var rig = stacked(2)
        _ = reply([(0, 1, 0)], to: ids[0], &rig)
        _ = reply([(0, 9, 600), (60, 0, 0)], to: ids[1], &rig)
        #expect(rig.wake(after: 60).tops == [ids[0]])
        #expect(rig.sleep == nil)
    }

    @Test func whatIsSeenStaysWhenNothingIsRelevantAnyMore() {
        var rig = stacked(2)
        _ = reply([(0, 9, 30)], to: ids[1], &rig)
        #expect(rig.wake(after: 30).tops.isEmpty)
        #expect(rig.engine.top(of: "1") == ids[1])
    }

    @Test func whoLeavesIsNotSeen() {
        var rig = stacked()
        _ = reply([(0, 9, 0)], to: ids[1], &rig)
        #expect(rig.send(.stacked(ids[1], nil)).tops == [ids[0]])
        #expect(rig.engine.status(of: ids[1], now: rig.now)?.isOnTop == nil)
        #expect(rig.send(.removed(ids[0])).tops == [ids[2]])
        #expect(rig.send(.removed(ids[2])).tops.isEmpty)
        #expect(rig.engine.top(of: "1") == nil)
    }

    @Test func whoComesIntoAnotherStackIsSeenThere() {
        var rig = stacked()
        _ = reply([(0, 9, 0)], to: ids[1], &rig)
        #expect(rig.send(.stacked(ids[1], StackPlace(stack: "2", position: 0))).tops == [ids[0], ids[1]])
        #expect(rig.send(.stacked(ids[1], StackPlace(stack: "2", position: 0))).isEmpty)
        #expect(rig.send(.stacked(PlacementID(9), StackPlace(stack: "2", position: 0))).isEmpty)
    }

    @Test func aStackTurnsNeitherAsksNorDraws() {
        var rig = stacked(2)
        _ = reply([(0, 1, 0)], to: ids[0], &rig)
        _ = reply([(0, nil, 0), (60, 9, 30)], to: ids[1], &rig)
        let effects = rig.wake(after: 60)
        #expect(effects.asked.isEmpty)
        #expect(effects.shown == ["2 at 60.0"])
        #expect(rig.wake(after: 30) == [.rotate(stack: "1", to: ids[0])])
    }

    @Test func aClockSetBackTurnsTheStackBack() {
        var rig = stacked(2)
        _ = reply([(0, 1, 0)], to: ids[0], &rig)
        _ = reply([(0, nil, 0), (60, 9, 30)], to: ids[1], &rig)
        #expect(rig.wake(after: 60).tops == [ids[1]])
        rig.now -= 50
        #expect(rig.send(.clockJumped(by: -50)).tops == [ids[0]])
        #expect(rig.wake(after: 50).tops == [ids[1]])
    }

    /// Restored placements are in their stacks again, and the most relevant is seen without asking anybody.
    @Test func aStackIsTheSameAfterARestart() {
        var rig = stacked(2)
        _ = reply([(0, 1, 0)], to: ids[0], &rig)
        _ = reply([(0, 9, 600)], to: ids[1], &rig)
        var again = Rig()
        again.now = rig.now + 10
        for (position, id) in ids.prefix(2).enumerated() {
            guard let memory = rig.engine.memory(of: id), let placement = rig.engine.status(of: id, now: rig.now)?.placement else {
                continue
            }
            again.send(.restored(placement, memory))
            again.send(.stacked(id, StackPlace(stack: "1", position: position)))
        }
        #expect(again.engine.top(of: "1") == ids[1])
        #expect(again.asked.isEmpty)
        #expect(again.sleep == 590)
    }
}

extension [Effect] {
    fileprivate var tops: [PlacementID] {
        compactMap { if case .rotate(_, let id) = $0 { id } else { nil } }
    }
}
