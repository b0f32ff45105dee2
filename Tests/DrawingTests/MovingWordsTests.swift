import Drawing
import Foundation
import Testing

@Suite struct MovingWordsTests {
    /// Tuesday, 14 November 2023, 22:13:20 in Greenwich.
    private static let date = Date(timeIntervalSince1970: 1_700_000_000)

    private func words(_ kind: MovingWords.Kind, locale: String = "en_US", letters: MovingWords.Letters? = nil) -> MovingWords {
        MovingWords(kind, locale: locale, timeZone: "GMT", letters: letters)
    }

    /// Seconds after the date, and what is told then.
    @Test(
        arguments: [
            (.timer, [-3_661: "1:01:01", -3_600: "1:00:00", -59.5: "1:00", -59: "0:59", 0: "0:00", 61.9: "1:01"]),
            (.relative, [-3_661: "1 hr, 1 min", -61: "1 min, 1 sec", -59.5: "59 sec", 0: "0 sec", 45: "45 sec"]),
            (.offset, [-7_300: "+2 hours", -60: "+1 minute", 0: "-0 seconds", 90_000: "-1 day"]),
        ] as [(MovingWords.Style, [TimeInterval: String])])
    func wordsFollowTheTime(style: MovingWords.Style, told: [TimeInterval: String]) {
        for (seconds, text) in told {
            #expect(words(.distance(Self.date, style)).string(at: Self.date + seconds) == text, "after \(seconds) s")
        }
    }

    @Test func lettersAndLanguage() {
        let distance = MovingWords.Kind.distance(Self.date, .relative)
        #expect(words(distance, letters: .upper).string(at: Self.date - 62) == "1 MIN, 2 SEC")
        #expect(words(distance, locale: "de_DE", letters: .lower).string(at: Self.date - 62) == "1 min., 2 sek.")
    }

    @Test(
        arguments: [
            (true, nil, [-5: "1:40", 0: "1:40", 0.5: "1:40", 1: "1:39", 100: "0:00", 500: "0:00"]),
            (false, nil, [-5: "0:00", 0.5: "0:00", 99.9: "1:39", 100: "1:40", 500: "1:40"]),
            (true, 30, [20: "1:20", 30: "1:10", 90: "1:10"]),
        ] as [(Bool, TimeInterval?, [TimeInterval: String])])
    func intervalsEnd(countsDown: Bool, pause: TimeInterval?, told: [TimeInterval: String]) {
        let interval = Self.date...(Self.date + 100)
        let kind = MovingWords.Kind.interval(interval, pause: pause.map { Self.date + $0 }, countsDown: countsDown, showsHours: true)
        for (seconds, text) in told { #expect(words(kind).string(at: Self.date + seconds) == text, "after \(seconds) s") }
    }

    /// Seconds after the date, and after how many more the words change.
    @Test(
        arguments: [
            (.timer, [-10: 1, -9.25: 0.25, 10.75: 0.25, 90_000: 1]),
            (.relative, [-10.5: 0.5, -3_600: 0, -3_601: 1, -3_690: 30, 3_599: 1, 3_600: 60, 86_400: 3_600]),
            (.offset, [-59: 0, -61: 1, -100: 40, 59: 1, 60: 60, 3_660: 3_540]),
        ] as [(MovingWords.Style, [TimeInterval: TimeInterval])])
    func wordsSayWhenTheyChange(style: MovingWords.Style, changes: [TimeInterval: TimeInterval]) {
        for (seconds, wait) in changes {
            let moment = Self.date + seconds
            let change = words(.distance(Self.date, style)).change(after: moment)
            #expect(abs((change?.timeIntervalSince(moment) ?? .infinity) - wait) < 0.01, "after \(seconds) s")
        }
    }

    @Test func whatIsOverChangesNoMore() {
        func change(at seconds: TimeInterval, pause: TimeInterval? = nil) -> TimeInterval? {
            words(.interval(Self.date...(Self.date + 100), pause: pause.map { Self.date + $0 }, countsDown: true, showsHours: true))
                .change(after: Self.date + seconds)?.timeIntervalSince(Self.date)
        }
        #expect(change(at: -20) == 0)
        #expect(change(at: 10.5) == 11)
        #expect(change(at: 100) == nil)
        #expect(change(at: 10, pause: 5) == nil)
    }

    @Test func betweenChangesTheWordsAreTheSame() {
        for style in [MovingWords.Style.timer, .relative, .offset] {
            let words = words(.distance(Self.date, style))
            var moment = Self.date - 3_700
            while moment < Self.date + 3_700, let next = words.change(after: moment) {
                #expect(next > moment)
                #expect(words.string(at: moment) == words.string(at: next - 0.002), "\(style) at \(moment.timeIntervalSince(Self.date))")
                moment = next
            }
        }
    }

    @Test func thereIsRoomForWhatComes() {
        let left = MovingWords.Kind.interval(Self.date...(Self.date + 754), pause: nil, countsDown: true, showsHours: true)
        #expect(words(left).room(from: Self.date + 700) == "00:00")
        #expect(words(.distance(Self.date, .timer)).room(from: Self.date - 754) == "00:00")
        #expect(words(.distance(Self.date, .relative)).room(from: Self.date - 7_200) == "00 min, 00 sec")
    }

    @Test(arguments: [-6.3e10, 6.3e10, 1e12] as [TimeInterval])
    func farMomentsHurtNobody(seconds: TimeInterval) {
        let moment = Date(timeIntervalSince1970: seconds)
        for style in [MovingWords.Style.timer, .relative, .offset] {
            let words = words(.distance(Self.date, style))
            #expect(words.string(at: moment).count < 60)
            #expect(words.room(from: moment).count < 60)
            #expect(words.change(after: moment).map { $0 > moment } != false)
        }
    }
}
