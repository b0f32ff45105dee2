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
            #expect(queue.due(at: now) == due)
            for id in due {
                queue.set(id, to: nil)
                model[id] = nil
            }
        }
    }
}
