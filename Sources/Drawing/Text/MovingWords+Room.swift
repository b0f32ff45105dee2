package import Foundation

extension MovingWords {
    /// The widest of what is told from a moment on, as far as it can be known: its digits are all of the widest.
    package func room(from moment: Date) -> String {
        let words = moments(from: moment).map { string(at: $0).withWidestDigits }
        return words.max { $0.count < $1.count } ?? ""
    }

    /// When the words change size: now, at the ends of what is told, and shortly before units turn over.
    private func moments(from moment: Date) -> [Date] {
        switch kind {
        case .interval(let interval, _, let countsDown, _): [moment, countsDown ? interval.lowerBound : interval.upperBound]
        case .distance(let date, let style): [moment] + Self.turns(of: style).compactMap { turn(at: $0, of: date, after: moment) }
        }
    }

    /// Where the distance comes to `seconds`, on its way to the date or within an hour after it.
    private func turn(at seconds: TimeInterval, of date: Date, after moment: Date) -> Date? {
        let left = date.timeIntervalSince(moment)
        if seconds <= left { return date - seconds }
        return seconds <= max(-left, 0) + 3_600 ? max(date + seconds, moment) : nil
    }

    private static func turns(of style: Style) -> [TimeInterval] { style == .timer ? [599, 3_599] : [59, 3_599, 86_399, 604_799] }
}

extension String {
    /// In most fonts no digit is wider than a zero.
    fileprivate var withWidestDigits: String { String(map { "123456789".contains($0) ? "0" : $0 }) }
}
