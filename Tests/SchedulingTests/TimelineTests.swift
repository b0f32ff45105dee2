import Foundation
import Testing

@testable import Scheduling

@Suite struct TimelineTests {
    private func timeline(_ seconds: [Double], notes: inout [Note]) -> Timeline<Int> {
        let entries = seconds.enumerated().map { Entry(date: start + $0.element, content: $0.offset) }
        return Timeline(entries, at: Slot(now: start), notes: &notes)
    }

    @Test(
        arguments: [
            ([0, 1, 2], 0), ([2, 1, 0], 2), ([-5, -1, 3], 1), ([-1, -1], 1), ([1, 2], nil), ([], nil),
        ] as [([Double], Int?)])
    func theLastEntryThatHasComeHolds(seconds: [Double], current: Int?) {
        var notes: [Note] = []
        #expect(timeline(seconds, notes: &notes).currentEntry?.content == current)
        #expect(notes.isEmpty)
    }

    @Test func ofAnAnswerAnEntryHoldsWhoseDateHasComeAndNoOther() {
        var notes: [Note] = []
        let entries = [0.001, 0.004, 0.006].map { Entry(date: start + $0, content: Int($0 * 1_000)) }
        func current(_ moment: Date?) -> Int? {
            Timeline(entries, at: Slot(now: start + 0.005), moment: moment, notes: &notes).currentEntry?.content
        }
        #expect(current(start + 0.005) == 4 && current(start + 0.0005) == nil && current(start + 0.01) == 6)
        #expect(current(nil) == nil, "the slot that reaches them comes later")
    }

    @Test func entriesAreSortedAndOfEqualDatesTheLastGivenWins() {
        var notes: [Note] = []
        #expect(timeline([3, 1, 3, 2, 1], notes: &notes).entries.map(\.content) == [4, 3, 2])
    }

    @Test func datesThatAreNoNumbersAreDroppedAndTold() {
        var notes: [Note] = []
        let timeline = timeline([.nan, 1, .nan], notes: &notes)
        #expect(timeline.entries.map(\.content) == [1])
        #expect(notes == [.entriesWithoutDate(2)])
    }

    @Test func theDistantFutureNeverComes() {
        var notes: [Note] = []
        let never = [Entry(date: Date.distantFuture, content: 1), Entry(date: start + .infinity, content: 2)]
        var timeline = Timeline(never, at: Slot(now: start), notes: &notes)
        #expect(timeline.current == nil)
        let moved = timeline.advance(to: Slot(now: .distantFuture))
        #expect(!moved)
        #expect(timeline.nextDate.flatMap(Slot.init(reaching:)) == nil)
    }

    @Test func theDistantPastHasCome() {
        var notes: [Note] = []
        let past = [Entry(date: start - .infinity, content: 1), Entry(date: Date.distantPast, content: 2)]
        #expect(Timeline(past, at: Slot(now: start), notes: &notes).currentEntry?.content == 2)
    }

    @Test func twentyThousandEntriesAreCutButTheOneThatHoldsStays() {
        var notes: [Note] = []
        let cut = timeline((0..<20_000).map { Double($0) - 10_000 }, notes: &notes)
        #expect(cut.entries.count == 1_000)
        #expect(cut.currentEntry?.content == 10_000)
        #expect(cut.entries.last?.content == 10_999)
        #expect(notes == [.entriesCut(given: 20_000, kept: 1_000)])
    }

    @Test func pastEntriesFillWhatTheFutureLeaves() {
        var notes: [Note] = []
        let cut = timeline((0..<2_000).map { Double($0) - 1_990 }, notes: &notes)
        #expect(cut.entries.first?.content == 1_000)
        #expect(cut.currentEntry?.content == 1_990)
    }

    @Test func onlyARecomputeGoesBack() {
        var notes: [Note] = []
        var timeline = timeline([0, 1, 2], notes: &notes)
        let late = timeline.advance(to: Slot(now: start + 5))
        let early = timeline.advance(to: Slot(now: start + 1))
        #expect(late && !early)
        #expect(timeline.current == 2)
        let back = timeline.recompute(at: Slot(now: start + 1))
        #expect(back)
        #expect(timeline.current == 1)
    }
}
