package import Foundation

extension MovingWords {
    /// When the words are next others than at a moment, or may be; nil when they stay for good.
    package func change(after moment: Date) -> Date? {
        switch kind {
        case .interval(let interval, let pause, let countsDown, _):
            if let pause, pause <= moment { return nil }
            if moment < interval.lowerBound { return interval.lowerBound }
            guard moment < interval.upperBound else { return nil }
            let anchor = countsDown ? interval.upperBound : interval.lowerBound
            return anchor.step(of: 1, after: moment)
        case .distance(let date, let style):
            // Whole units that are left become fewer only past the moment itself; a clock shows them to the end.
            let anchor = style == .timer || date <= moment ? date : date + Self.past
            return anchor.step(of: step(of: style, at: anchor.timeIntervalSince(moment)), after: moment)
        }
    }

    /// Seconds by which a change that comes past its moment is told late.
    private static let past = 0.001

    /// Seconds between two changes, by what is told `distance` seconds before the date.
    private func step(of style: Style, at distance: TimeInterval) -> TimeInterval {
        // A moment later a whole number of seconds ahead is one less.
        let seconds = distance > 0 ? distance.rounded(.up) - 1 : -distance
        switch style {
        case .timer: return 1
        case .relative: return seconds < 3_600 ? 1 : seconds < 86_400 ? 60 : 3_600
        case .offset: return seconds < 60 ? 1 : seconds < 3_600 ? 60 : 3_600
        }
    }
}

extension Date {
    /// The first date after a moment that is whole steps away from this one.
    fileprivate func step(of step: TimeInterval, after moment: Date) -> Date {
        self + ((moment.timeIntervalSince(self) / step).rounded(.down) + 1) * step
    }
}
