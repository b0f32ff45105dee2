import Foundation
import SwiftUI
import Testing

@Suite struct DateComponentsFormatterTests {
    typealias Style = DateComponentsFormatter.UnitsStyle
    typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

    private func formatter(
        _ style: Style, _ units: NSCalendar.Unit = [.hour, .minute, .second], locale: String = "en_US",
        _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        change(formatter)
        return formatter
    }

    @Test(
        arguments: [
            (.positional, "1:10:00"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"), (.full, "1 hour, 10 minutes"),
            (.spellOut, "one hour, ten minutes"), (.brief, "1hr 10min"),
        ] as [(Style, String)]) func eachStyleHasItsForm(_ style: Style, _ text: String)
    {
        #expect(formatter(style).string(from: 4_200) == text)
    }

    @Test(
        arguments: [
            (.positional, .default, 65, "1:05"), (.positional, .default, 5, "5"), (.positional, .default, 0, "0"),
            (.positional, .default, 3_610, "1:00:10"), (.positional, .pad, 65, "00:01:05"),
            (.positional, [.pad, .dropLeading], 65, "01:05"),
            (.positional, .default, -65, "-1:05"), (.full, .default, 3_610, "1 hour, 10 seconds"), (.full, .default, 0, "0 seconds"),
            (.full, .pad, 3_600, "1 hour, 0 minutes, 0 seconds"), (.abbreviated, .dropLeading, 60, "1m 0s"),
            (.abbreviated, .dropTrailing, 60, "0h 1m"), (.abbreviated, .dropMiddle, 3_601, "1h 1s"),
        ] as [(Style, Zeros, TimeInterval, String)]) func unitsOfNoValue(
            _ style: Style, _ zeros: Zeros, _ seconds: TimeInterval, _ text: String
        )
    {
        #expect(formatter(style) { $0.zeroFormattingBehavior = zeros }.string(from: seconds) == text)
    }

    @Test(
        arguments: [
            (.full, "en_US", "2 years, 1 month, 3 days"), (.abbreviated, "en_US", "2y 1mo 3d"),
            (.full, "de_DE", "2 Jahre, 1 Monat, 3 Tage"),
            (.full, "ru_RU", "2 года, 1 месяц, 3 дня"), (.full, "pl_PL", "2 lata, 1 miesiąc, 3 dni"), (.full, "ja_JP", "2年, 1か月, 3日"),
            (.spellOut, "en_US", "two years, one month, three days"), (.positional, "en_US", "2y 1mo 3d 0:00:00"),
        ] as [(Style, String, String)]) func yearsAndMonths(_ style: Style, _ locale: String, _ text: String)
    {
        let units: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
        #expect(formatter(style, units, locale: locale).string(from: DateComponents(year: 2, month: 1, day: 3)) == text)
    }

    @Test(arguments: [
        ("de_DE", "1 Stunde, 10 Minuten"), ("ru_RU", "1 час 10 минут"), ("ja_JP", "1時間10分"), ("ar_EG", "ساعة و١٠ دقائق"),
    ]) func eachLanguageHasItsWords(_ locale: String, _ text: String) {
        let said = formatter(.full, locale: locale).string(from: 4_200) ?? ""
        let plain = { (string: String) in string.filter { $0.isLetter || $0.isNumber } }
        // Between the words each language, and each edition of its data, has signs of its own.
        #expect(plain(said.replacing(" und ", with: " ")) == plain(text))
    }

    @Test func onlyTheUnitsThatAreAllowedAreCounted() {
        #expect(formatter(.full, [.day]).string(from: 86_400 * 40) == "40 days")
        #expect(formatter(.full, [.weekOfMonth, .day]).string(from: 86_400 * 40) == "5 weeks, 5 days")
        #expect(formatter(.full, [.minute]).string(from: DateComponents(hour: 2, minute: 5)) == "125 minutes")
        #expect(formatter(.full, [.era]).string(from: 60) == nil)
        #expect(formatter(.positional, [.day, .hour, .minute, .second]).string(from: 93_784) == "1d 2:03:04")
        #expect(DateComponentsFormatter.localizedString(from: DateComponents(minute: 90), unitsStyle: .positional) == "1:30:00")
    }

    @Test func fewerUnitsAndPhrases() {
        #expect(formatter(.abbreviated) { $0.maximumUnitCount = 2 }.string(from: 4_230) == "1h 10m")
        #expect(formatter(.full) { $0.maximumUnitCount = 1 }.string(from: 59) == "59 seconds")
        #expect(formatter(.full) { $0.collapsesLargestUnit = true }.string(from: 3_780) == "63 minutes")
        let phrased = formatter(.full) {
            $0.includesApproximationPhrase = true
            $0.includesTimeRemainingPhrase = true
        }
        #expect(phrased.string(from: 600) == "About 10 minutes remaining")
    }

    @Test func fromOneDateToAnother() {
        let start = Date(timeIntervalSince1970: 1_717_243_200)
        #expect(formatter(.full, [.month, .day]).string(from: start, to: start.addingTimeInterval(86_400 * 33)) == "1 month, 3 days")
        #expect(formatter(.full).string(for: DateComponents(minute: 3)) == "3 minutes")
        #expect(formatter(.full).string(for: "three minutes") == nil)
        for seconds in [TimeInterval.nan, .infinity, -.infinity, 1e300] { #expect(formatter(.full).string(from: seconds) == nil) }
    }
}
