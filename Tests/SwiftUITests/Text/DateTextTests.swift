import Foundation
@testable import SwiftUI
import Testing

@Suite struct DateTextTests {
    /// Tuesday, 14 November 2023, 22:13:20 in Greenwich.
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func shown(_ text: Text, locale: String = "en_US", zone: String = "GMT") -> String {
        text.string(
            in: .with {
                $0.entryDate = Self.now
                $0.locale = Locale(identifier: locale)
                $0.timeZone = TimeZone(identifier: zone) ?? .gmt
            }
        ).replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ").replacing("\u{A0}", with: " ")
    }

    @Test func datesAreToldInTheEnvironmentsPlace() {
        #expect(shown(Text(Self.now, style: .time)) == "10:13 PM")
        #expect(shown(Text(Self.now, style: .date)) == "November 14, 2023")
        #expect(shown(Text(Self.now, style: .time), locale: "de_DE", zone: "Europe/Berlin") == "23:13")
        #expect(shown(Text(Self.now, style: .time), locale: "de_DE", zone: "America/Los_Angeles") == "14:13")
        #expect(shown(Text(Self.now - 6 * 3_600, style: .time), locale: "de_DE", zone: "America/Los_Angeles") == "08:13")
        #expect(shown(Text(Self.now - 6 * 3_600, style: .time), locale: "es_ES", zone: "America/Los_Angeles") == "8:13")
        #expect(shown(Text(Self.now, style: .date), locale: "de_DE", zone: "Asia/Tokyo") == "15. November 2023")
        #expect(shown(Text(Self.now...(Self.now + 3_600))) == "10:13 – 11:13 PM")
        #expect(shown(Text(DateInterval(start: Self.now, duration: 86_400))) == "11/14/2023, 10:13 PM – 11/15/2023, 10:13 PM")
    }

    @Test(
        arguments: [
            (123, "2 min, 3 sec", "+2 minutes", "2:03"), (-123, "2 min, 3 sec", "-2 minutes", "2:03"), (120, "2 min", "+2 minutes", "2:00"),
            (45, "45 sec", "+45 seconds", "0:45"), (0, "0 sec", "-0 seconds", "0:00"), (3_661, "1 hr, 1 min", "+1 hour", "1:01:01"),
            (86_400 * 3 + 7_200, "3 days, 2 hr", "+3 days", "74:00:00"), (86_400 * 8, "1 wk, 1 day", "+1 week", "192:00:00"),
            (86_400 * 50, "1 mth, 20 days", "+1 month", "1200:00:00"), (86_400 * 396, "1 yr, 1 mth", "+1 year", "9504:00:00"),
            (2.4, "2 sec", "+2 seconds", "0:03"), (-2.4, "2 sec", "-2 seconds", "0:02"),
        ] as [(TimeInterval, String, String, String)])
    func distancesAreToldAsOfTheEntry(seconds: TimeInterval, relative: String, offset: String, timer: String) {
        let date = Self.now + seconds
        #expect(shown(Text(date, style: .relative)) == relative)
        #expect(shown(Text(date, style: .offset)) == offset)
        #expect(shown(Text(date, style: .timer)) == timer)
    }

    @Test func distancesAreToldInTheEnvironmentsLanguage() {
        #expect(shown(Text(Self.now + 123, style: .relative), locale: "de_DE") == "2 Min., 3 Sek.")
        #expect(shown(Text(Self.now + 86_400 * 50, style: .relative), locale: "fr_FR") == "7 sem. et 1 j")
    }

    @Test(
        arguments: [
            (true, true, nil, "59:50"), (false, true, nil, "0:10"), (true, true, -3, "1:00:00"), (false, true, 5, "0:05"),
            (true, true, 5, "59:55"), (true, false, -20, "60:00"), (true, true, 99, "59:50"),
        ] as [(Bool, Bool, TimeInterval?, String)])
    func timersRunWithinTheirInterval(countsDown: Bool, showsHours: Bool, pause: TimeInterval?, text: String) {
        let start = Self.now - 10
        let timer = Text(
            timerInterval: start...(start + 3_600), pauseTime: pause.map { start + $0 }, countsDown: countsDown, showsHours: showsHours)
        #expect(shown(timer) == text)
    }

    @Test(arguments: [-6.3e10, 6.3e10, -1e300, 1e300, .infinity, -.infinity, .nan] as [TimeInterval])
    func impossibleDatesHurtNobody(seconds: TimeInterval) {
        let date = Date(timeIntervalSince1970: seconds)
        for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
            #expect(shown(Text(date, style: style)).count < 60)
        }
        #expect(shown(Text(date, format: .dateTime)).count < 60)
        #expect(shown(Text(date...date)).count < 60)
    }

    @Test func formatsFollowTheEnvironment() {
        #expect(shown(Text(Self.now, format: .dateTime.hour().minute()), zone: "Asia/Tokyo") == "7:13 AM")
        #expect(shown(Text(0.256, format: .percent), locale: "de_DE") == "25,6 %")
        #expect(shown(Text("at \(Self.now, format: .dateTime.hour()) \(Self.now, style: .timer)")) == "at 10 PM 0:00")
        #expect(shown(Text(Self.now + 7_200, format: .relative(presentation: .numeric))) == "in 2 hours")
        #expect(shown(Text(Self.now - 86_400, format: .relative(presentation: .named)), locale: "de_DE") == "gestern")
        let thai = EnvironmentValues.with { $0.calendar = Calendar(identifier: .buddhist) }
        #expect(Text(Self.now, format: .dateTime.year()).string(in: thai) == "2566 BE")
        #expect(Text(Self.now, style: .date).string(in: thai).contains("2566"))
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        #expect(shown(Text(Self.now, formatter: formatter)) == "2023")
        #expect(shown(Text(NSNumber(value: 5), formatter: NumberFormatter())) == "5")
    }
}
