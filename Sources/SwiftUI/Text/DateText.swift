internal import Foundation

/// A date or a span of time, put into words as of the entry's date.
enum DateText: Equatable, Sendable {
    case style(Date, Text.DateStyle)
    case interval(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .style(let date, let style):
            return date.possible.map { Self.string($0, style, environment) } ?? ""
        case .interval(let dates):
            guard let start = dates.lowerBound.possible, let end = dates.upperBound.possible else { return "" }
            return Self.string(start...end, environment)
        case .timer(let interval, let pause, let countsDown, let showsHours):
            let now = pause.map { min($0, environment.entryDate) } ?? environment.entryDate
            return Self.timer(interval, at: now, countsDown, showsHours)
        }
    }

    private static func string(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
        let distance = date.timeIntervalSince(environment.entryDate)
        switch style.kind {
        case .time: return ClockText.string(date, in: environment)
        case .date: return environment.format(date: .long, time: .omitted).format(date)
        case .timer: return clock(abs(distance).rounded(distance > 0 ? .up : .down), showsHours: true)
        case .relative: return DistanceText(to: date, in: environment).relative
        case .offset: return DistanceText(to: date, in: environment).offset
        }
    }

    private static func string(_ dates: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
        let calendar = environment.zonedCalendar
        let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        let style = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .numeric, time: .shortened, locale: environment.locale, calendar: calendar,
            timeZone: environment.timeZone)
        return style.format(dates.lowerBound..<dates.upperBound)
    }

    private static func timer(_ interval: ClosedRange<Date>, at now: Date, _ countsDown: Bool, _ showsHours: Bool) -> String {
        let now = min(max(now, interval.lowerBound), interval.upperBound)
        if countsDown { return clock(interval.upperBound.timeIntervalSince(now).rounded(.up), showsHours: showsHours) }
        return clock(now.timeIntervalSince(interval.lowerBound).rounded(.down), showsHours: showsHours)
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

extension EnvironmentValues {
    /// The calendar in the environment's time zone.
    var zonedCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    func format(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: zonedCalendar, timeZone: timeZone)
    }
}

extension Date {
    /// The nearest date that a calendar knows, for Foundation traps on others; nil when there is none.
    var possible: Date? {
        timeIntervalSinceReferenceDate.isNaN ? nil : min(max(self, .distantPast), .distantFuture)
    }
}

extension Double {
    /// The number without its fraction, within what counting can bear; a NaN is 0.
    var wholeSeconds: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -1e12), 1e12)) }
}
