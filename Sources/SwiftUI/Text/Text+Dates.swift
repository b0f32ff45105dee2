public import Foundation

extension Text {
    /// A date in words, as of the entry's date where it tells of a distance.
    public nonisolated init(_ date: Date, style: DateStyle) { self.init(.date(.style(date, style))) }

    /// The time from one date to another.
    @_disfavoredOverload public nonisolated init(_ dates: ClosedRange<Date>) { self.init(.date(.interval(dates))) }

    /// The time from one date to another.
    @_disfavoredOverload public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// What is left of an interval, or how much of it has passed, as a clock shows it; it stands still from `pauseTime` on.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(.date(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}
