import Charts
import Foundation
import Testing

@Suite struct DateTicksTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    private static let spans: [(TimeInterval, Int, DateTicks)] = [
        (60, 4, DateTicks(.second, 15)), (3_600, 4, DateTicks(.minute, 15)), (86_400, 4, DateTicks(.hour, 6)),
        (604_800, 7, DateTicks(.day)), (2_592_000, 4, DateTicks(.weekOfYear)), (31_536_000, 4, DateTicks(.month, 3)),
        (315_360_000, 5, DateTicks(.year, 2)), (0, 4, DateTicks(.day)), (.infinity, 4, DateTicks(.day)),
    ]

    @Test(arguments: spans)
    func unitsFitTheSpan(_ span: TimeInterval, _ count: Int, _ ticks: DateTicks) {
        #expect(DateTicks.choice(span: span, count: count) == ticks)
    }

    @Test func datesAreBeginningsOfUnits() throws {
        let (low, high) = (try date("2024-02-28T10:30:00Z"), try date("2024-03-02T00:00:00Z"))
        #expect(
            DateTicks(.day).dates(from: low, to: high, in: calendar) == [
                try date("2024-02-29T00:00:00Z"), try date("2024-03-01T00:00:00Z"), try date("2024-03-02T00:00:00Z"),
            ])
        #expect(
            DateTicks(.hour, 6).dates(from: low, to: low.addingTimeInterval(86_400), in: calendar).first
                == (try date("2024-02-28T12:00:00Z")))
        #expect(
            DateTicks(.month, 3).dates(from: low, to: try date("2025-01-01T00:00:00Z"), in: calendar).map {
                calendar.component(.month, from: $0)
            } == [4, 7, 10, 1])
    }

    @Test func aDayHasTwentyThreeHoursOnceAYear() throws {
        var calendar = calendar
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let low = try date("2024-03-29T23:00:00Z")
        let days = DateTicks(.day).dates(from: low, to: low.addingTimeInterval(3 * 86_400), in: calendar)
        #expect(days.map { $0.timeIntervalSince(low) / 3_600 } == [0, 24, 47, 71])
    }

    @Test func tooManyDatesAreNone() {
        let low = Date(timeIntervalSinceReferenceDate: 0)
        #expect(DateTicks(.second).dates(from: low, to: low.addingTimeInterval(1e9), in: calendar).isEmpty)
        #expect(DateTicks(.day).dates(from: low, to: low.addingTimeInterval(-1), in: calendar).isEmpty)
        #expect(DateTicks(.day, -3).count == 1)
    }

    @Test func unitsAreToldInTheReadersLanguage() throws {
        let date = try date("2024-03-05T09:00:00Z")
        func told(_ ticks: DateTicks, _ locale: String) -> String {
            date.formatted(ticks.format(in: Locale(identifier: locale), calendar, .gmt)).replacing("\u{202F}", with: " ")
        }
        #expect(told(DateTicks(.day), "en_US") == "Mar 5")
        #expect(told(DateTicks(.month), "de_DE") == "Mär")
        #expect(told(DateTicks(.hour, 6), "en_US") == "9 AM")
        #expect(told(DateTicks(.year), "en_US") == "2024")
    }
}
