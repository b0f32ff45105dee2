internal import Drawing
internal import Foundation

/// A date or a span of time, put into words as of the entry's date.
enum DateText: Equatable, Sendable {
    case style(Date, Text.DateStyle)
    case interval(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

    func string(in environment: EnvironmentValues) -> String {
        if let words = words(in: environment) { return words.string(at: environment.entryDate) }
        switch self {
        case .style(let date, let style):
            guard let date = date.possible else { return "" }
            if style.kind == .time { return ClockText.string(date, in: environment) }
            return environment.format(date: .long, time: .omitted).format(date)
        case .interval(let dates):
            guard let start = dates.lowerBound.possible, let end = dates.upperBound.possible else { return "" }
            return Self.string(start...end, environment)
        case .timer: return ""
        }
    }

    /// What the text tells of the time that passes; nil when it says the same at any moment.
    func words(in environment: EnvironmentValues) -> MovingWords? {
        kind.map { MovingWords($0, locale: environment.locale.identifier, timeZone: environment.timeZone.identifier) }
    }

    private var kind: MovingWords.Kind? {
        switch self {
        case .interval: return nil
        case .style(let date, let style):
            guard let date = date.possible, let style = style.kind.moving else { return nil }
            return .distance(date, style)
        case .timer(let interval, let pause, let countsDown, let showsHours):
            guard let start = interval.lowerBound.possible, let end = interval.upperBound.possible else { return nil }
            return .interval(start...end, pause: pause?.possible, countsDown: countsDown, showsHours: showsHours)
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
}

extension Text.DateStyle.Kind {
    /// How a distance is told; nil for what stays as it is.
    fileprivate var moving: MovingWords.Style? {
        switch self {
        case .time, .date: nil
        case .relative: .relative
        case .offset: .offset
        case .timer: .timer
        }
    }
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
