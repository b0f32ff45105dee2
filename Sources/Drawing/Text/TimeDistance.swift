internal import Foundation

/// How far a date is from a moment, in words.
struct TimeDistance {
    private let seconds: Int
    private let isAhead: Bool
    private let locale: Locale
    /// Whole months and days, where a calendar has to say how many.
    private let months: Int
    private let days: Int

    private static let minute = 60
    private static let hour = 3_600
    private static let day = 86_400
    /// Dates beyond this are not counted by the calendar, which would take long.
    private static let calendarLimit = 200 * 366 * day

    init(to date: Date, from moment: Date, locale: Locale, timeZone: TimeZone) {
        let distance = date.timeIntervalSince(moment)
        seconds = abs(distance).wholeSeconds
        isAhead = distance > 0
        self.locale = locale
        guard seconds >= 28 * Self.day, seconds < Self.calendarLimit else {
            (months, days) = (0, seconds / Self.day)
            return
        }
        var calendar = locale.calendar
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.month, .day], from: min(date, moment), to: max(date, moment))
        (months, days) = (parts.month ?? 0, parts.day ?? 0)
    }

    /// The two largest units: "2 min, 3 sec".
    var relative: String {
        if months > 0, isEnglish { return calendarUnits }
        let units = Self.units.first { seconds >= $0.length } ?? Self.units[Self.units.count - 1]
        let whole = seconds - seconds % (units.second?.length ?? units.length)
        return written(whole, [units.unit, units.second?.unit ?? units.unit], .abbreviated)
    }

    /// The largest unit and the direction: "+2 hours".
    var offset: String {
        let sign = isAhead ? "+" : "-"
        if months > 0, isEnglish {
            let (count, unit) = months >= 12 ? (months / 12, "year") : (months, "month")
            return "\(sign)\(count) \(unit)\(count == 1 ? "" : "s")"
        }
        let units = Self.units.first { seconds >= $0.length } ?? Self.units[Self.units.count - 1]
        return sign + written(seconds - seconds % units.length, [units.unit], .wide)
    }

    private var isEnglish: Bool { locale.identifier.hasPrefix("en") }

    /// Years and months, or months and days; other languages count weeks, of which Foundation knows the names.
    private var calendarUnits: String {
        func named(_ count: Int, _ unit: String) -> String? { count == 0 ? nil : "\(count) \(unit)\(count == 1 ? "" : "s")" }
        let parts = months >= 12 ? [named(months / 12, "yr"), named(months % 12, "mth")] : [named(months, "mth"), named(days, "day")]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private typealias Unit = (unit: Duration.UnitsFormatStyle.Unit, length: Int)

    private static let units: [(unit: Duration.UnitsFormatStyle.Unit, length: Int, second: Unit?)] = [
        (.weeks, 7 * day, (.days, day)), (.days, day, (.hours, hour)), (.hours, hour, (.minutes, minute)),
        (.minutes, minute, (.seconds, 1)), (.seconds, 1, nil),
    ]

    private func written(_ seconds: Int, _ units: Set<Duration.UnitsFormatStyle.Unit>, _ width: Duration.UnitsFormatStyle.UnitWidth)
        -> String
    {
        Duration.seconds(seconds).formatted(.units(allowed: units, width: width).locale(locale))
    }
}
