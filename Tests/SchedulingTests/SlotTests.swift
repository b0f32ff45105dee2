import Foundation
import Testing

@testable import Scheduling

@Suite struct SlotTests {
    @Test(arguments: [0.0, 0.001, 0.0099, 0.01, 0.07, 123.456, 1e9 + 0.29, -40.005])
    func aDateHasComeWhenItsSlotHas(seconds: Double) throws {
        let moment = Date(timeIntervalSinceReferenceDate: seconds)
        let slot = try #require(Slot(reaching: moment))
        #expect(Slot(now: slot.date) == slot)
        #expect(moment.hasCome(at: slot))
        #expect(slot.date.timeIntervalSince(moment) < 0.0101)
        #expect(slot.date.timeIntervalSince(moment) > -0.0002)
    }

    @Test func everyHundredthIsItsOwnSlot() {
        let slots = (0..<1_000).map { Slot(reaching: Date(timeIntervalSinceReferenceDate: 8e8 + Double($0) / 100)) }
        #expect(Set(slots).count == 1_000)
    }

    /// Seconds, not dates: to print a date that is no number traps in Foundation.
    @Test(arguments: [Date.distantFuture.timeIntervalSinceReferenceDate, .infinity, .nan])
    func whatNeverComesHasNoSlot(seconds: Double) {
        let moment = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(Slot(reaching: moment) == nil)
        #expect(!moment.hasCome(at: Slot(now: .distantFuture)))
    }

    @Test func datesBeyondAllMeasureAreHeld() {
        #expect(Date(timeIntervalSinceReferenceDate: -1e300).hasCome(at: Slot(now: .distantPast)))
        #expect(Slot(now: Date(timeIntervalSinceReferenceDate: 1e300)) > Slot(now: start))
    }
}
