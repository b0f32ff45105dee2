package import Foundation

/// What a text tells of the time; it is put into words whenever it is drawn.
package struct MovingWords: Hashable, Sendable {
    package var kind: Kind
    /// The locale's identifier, as in "de_DE".
    package var locale: String
    /// The time zone's name, as in "Europe/Berlin".
    package var timeZone: String
    /// Letters all of one kind, where the text asks for it.
    package var letters: Letters?

    package init(_ kind: Kind, locale: String, timeZone: String, letters: Letters? = nil) {
        self.kind = kind
        self.locale = locale
        self.timeZone = timeZone
        self.letters = letters
    }

    package enum Kind: Hashable, Sendable {
        /// What is left of an interval, or has passed of it, as a clock shows it; it stands still from `pause` on.
        case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
        /// The distance from a date.
        case distance(Date, Style)
    }

    package enum Style: UInt8, Hashable, Sendable {
        /// As a clock shows it: "2:03".
        case timer = 1
        /// The two largest units: "2 min, 3 sec".
        case relative = 2
        /// The largest unit and the direction: "+2 hours".
        case offset = 3
    }

    package enum Letters: UInt8, Hashable, Sendable {
        case upper = 1
        case lower = 2
    }

    /// What is told at a moment.
    package func string(at moment: Date) -> String { cased(words(at: moment)) }

    private func words(at moment: Date) -> String {
        switch kind {
        case .interval(let interval, let pause, let countsDown, let showsHours):
            let moment = pause.map { min($0, moment) } ?? moment
            return Self.timer(interval, at: moment, countsDown, showsHours)
        case .distance(let date, .timer):
            let distance = date.timeIntervalSince(moment)
            return Self.clock(abs(distance).rounded(distance > 0 ? .up : .down), showsHours: true)
        case .distance(let date, .relative): return distance(to: date, from: moment).relative
        case .distance(let date, .offset): return distance(to: date, from: moment).offset
        }
    }

    private func distance(to date: Date, from moment: Date) -> TimeDistance {
        TimeDistance(to: date, from: moment, locale: Locale(identifier: locale), timeZone: TimeZone(identifier: timeZone) ?? .gmt)
    }

    private func cased(_ string: String) -> String {
        switch letters {
        case .upper: string.uppercased(with: Locale(identifier: locale))
        case .lower: string.lowercased(with: Locale(identifier: locale))
        case nil: string
        }
    }

    private static func timer(_ interval: ClosedRange<Date>, at moment: Date, _ countsDown: Bool, _ showsHours: Bool) -> String {
        let moment = min(max(moment, interval.lowerBound), interval.upperBound)
        if countsDown { return clock(interval.upperBound.timeIntervalSince(moment).rounded(.up), showsHours: showsHours) }
        return clock(moment.timeIntervalSince(interval.lowerBound).rounded(.down), showsHours: showsHours)
    }

    /// Seconds as a clock shows them: "2:03", "1:02:03".
    private static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let total = seconds.wholeSeconds
        let tail = twoDigits(total % 60)
        let minutes = total / 60
        guard showsHours, minutes >= 60 else { return "\(minutes):\(tail)" }
        return "\(minutes / 60):\(twoDigits(minutes % 60)):\(tail)"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Double {
    /// The number without its fraction, within what counting can bear; a NaN is 0.
    var wholeSeconds: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -1e12), 1e12)) }
}
