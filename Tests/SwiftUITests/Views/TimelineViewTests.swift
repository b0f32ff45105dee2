import SwiftUI
import Testing

@Suite @MainActor struct TimelineViewTests {
    private func date<S: TimelineSchedule>(_ schedule: S) -> TimeInterval? {
        var seen: TimeInterval?
        func content(at date: Date) -> Text {
            seen = date.timeIntervalSinceReferenceDate
            return Text(date, style: .time)
        }
        _ = Stage { $0.entryDate = Date(timeIntervalSinceReferenceDate: 125) }.draw(TimelineView(schedule) { content(at: $0.date) })
        return seen
    }

    @Test func theContentIsMadeForTheLatestDateThatHasCome() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(date(.everyMinute) == 120)
        #expect(date(.periodic(from: start, by: 50)) == 100)
        #expect(date(.periodic(from: start, by: 0)) == 125)
        #expect(date(.explicit([10, 20, 300].map { Date(timeIntervalSinceReferenceDate: $0) })) == 20)
        #expect(date(.animation) == 125)
    }

    @Test func beforeTheFirstDateItIsMadeForNow() {
        #expect(date(.periodic(from: Date(timeIntervalSinceReferenceDate: 500), by: 10)) == 125)
        #expect(date(.explicit([Date]())) == 125)
    }
}
