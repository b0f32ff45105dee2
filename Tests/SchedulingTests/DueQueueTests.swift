import Foundation
import Testing

@testable import Scheduling

@Suite struct DueQueueTests {
    @Test func itAgreesWithASortedListWhateverIsDoneToIt() {
        var random = SeededGenerator(state: 7)
        var queue = DueQueue()
        var model: [PlacementID: Slot] = [:]
        for _ in 0..<5_000 {
            let id = PlacementID(UInt64.random(in: 0..<60, using: &random))
            let slot = Bool.random(using: &random) ? nil : Slot(now: start + Double(Int.random(in: 0..<50, using: &random)))
            queue.set(id, to: slot)
            model[id] = slot
            #expect(queue.firstSlot == model.values.min())
            guard Int.random(in: 0..<20, using: &random) == 0 else { continue }
            let now = Slot(now: start + Double(Int.random(in: 0..<50, using: &random)))
            let due = model.filter { $0.value <= now }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
            #expect(queue.take(at: now) == due)
            for id in due { model[id] = nil }
            #expect(queue.firstSlot == model.values.min())
        }
    }

    @Test func whatWasTakenIsDueNoMoreUntilItIsSetAgain() {
        var queue = DueQueue()
        let moment = Slot(now: start)
        queue.set(PlacementID(1), to: moment)
        #expect(queue.take(at: moment) == [PlacementID(1)])
        #expect(queue.take(at: moment).isEmpty && queue.firstSlot == nil)
        queue.set(PlacementID(1), to: moment)
        #expect(queue.take(at: moment) == [PlacementID(1)])
    }

    @Test func aMomentThatIsMovedBackAndForthCountsOnce() {
        var queue = DueQueue()
        let (near, far) = (Slot(now: start), Slot(now: start + 1))
        for slot in [near, far, near, far, near] { queue.set(PlacementID(1), to: slot) }
        #expect(queue.firstSlot == near)
        #expect(queue.take(at: far) == [PlacementID(1)])
    }

    @Test func momentsThatAreSetAnewDoNotPileUp() {
        var queue = DueQueue()
        queue.set(PlacementID(0), to: Slot(now: start))
        for second in 1...10_000 { queue.set(PlacementID(1), to: Slot(now: start + Double(second))) }
        #expect(queue.size <= 2 * 2 + 64)
        #expect(queue.take(at: Slot(now: start + 10_000)) == [PlacementID(0), PlacementID(1)])
    }
}
