import Foundation
import SwiftUI
import Testing

@Suite struct RelativeDateTimeFormatterTests {
    private static let noon = Date(timeIntervalSince1970: 1_717_243_200)

    private func formatter(_ locale: String, _ change: (RelativeDateTimeFormatter) -> Void = { _ in }) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = .gmt
        change(formatter)
        return formatter
    }

    @Test(
        arguments: [
            (0, "in 0 seconds"), (-1, "1 second ago"), (59, "in 59 seconds"), (-3_599, "59 minutes ago"), (7_199, "in 1 hour"),
            (-86_400, "1 day ago"), (129_600, "in 1 day"), (-86_400 * 13, "1 week ago"), (86_400 * 30, "in 1 month"),
            (-86_400 * 800, "2 years ago"),
        ] as [(TimeInterval, String)]) func whatIsLeftOverIsDropped(_ seconds: TimeInterval, _ text: String)
    {
        #expect(formatter("en_US").localizedString(for: Self.noon.addingTimeInterval(seconds), relativeTo: Self.noon) == text)
    }

    @Test(arguments: [
        ("en_US", "yesterday", "in 3 wk.", "3w ago"), ("de_DE", "gestern", "in 3 Wochen", "vor 3 Wo."),
        ("ru_RU", "вчера", "через 3 нед.", "-3 нед."), ("ja_JP", "昨日", "3 週間後", "3週間前"),
    ]) func eachLanguageHasItsWords(_ locale: String, _ named: String, _ short: String, _ abbreviated: String) {
        let day = DateComponents(day: -1)
        #expect(formatter(locale) { $0.dateTimeStyle = .named }.localizedString(from: day) == named)
        #expect(formatter(locale) { $0.unitsStyle = .short }.localizedString(from: DateComponents(weekOfMonth: 3)) == short)
        let shortest = formatter(locale) { $0.unitsStyle = .abbreviated }
        #expect(shortest.localizedString(from: DateComponents(weekOfMonth: -3)) == abbreviated)
    }

    @Test func namesAndSentences() {
        let named = formatter("en_US") { $0.dateTimeStyle = .named }
        #expect(named.localizedString(fromTimeInterval: 0) == "now")
        #expect(named.localizedString(from: DateComponents(day: 1, hour: 5)) == "tomorrow")
        #expect(named.localizedString(from: DateComponents(month: -1)) == "last month")
        named.formattingContext = .beginningOfSentence
        #expect(named.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
        #expect(formatter("en_US") { $0.unitsStyle = .spellOut }.localizedString(from: DateComponents(hour: 21)) == "in twenty-one hours")
    }

    @Test func whatIsNoTimeIsSaidAllTheSame() {
        let plain = formatter("en_US")
        #expect(plain.localizedString(fromTimeInterval: .nan) == "in 0 seconds")
        #expect(plain.localizedString(fromTimeInterval: .infinity).hasSuffix("years"))
        #expect(plain.localizedString(for: .distantPast, relativeTo: .distantFuture).hasSuffix("years ago"))
        #expect(plain.localizedString(from: DateComponents(year: 5_000_000)) == "in 100,000 years")
        #expect(plain.string(for: "no date") == nil)
        #expect(plain.string(for: Date.distantPast)?.hasSuffix("years ago") == true)
    }
}
