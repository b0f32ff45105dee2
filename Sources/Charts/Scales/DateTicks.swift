package import Foundation

/// Beginnings of days, months and other units of a calendar for an axis.
package struct DateTicks: Hashable, Sendable {
    package var component: Calendar.Component
    package var count: Int

    package init(_ component: Calendar.Component, _ count: Int = 1) {
        self.component = component
        // Whatever an author asks for can be counted with.
        self.count = max(1, min(100_000, count))
    }

    /// From the shortest to the longest, each with about how many seconds it takes.
    private static let choices: [(ticks: DateTicks, seconds: Double)] = [
        (DateTicks(.second, 1), 1), (DateTicks(.second, 5), 5), (DateTicks(.second, 15), 15), (DateTicks(.second, 30), 30),
        (DateTicks(.minute, 1), 60), (DateTicks(.minute, 5), 300), (DateTicks(.minute, 15), 900), (DateTicks(.minute, 30), 1_800),
        (DateTicks(.hour, 1), 3_600), (DateTicks(.hour, 3), 10_800), (DateTicks(.hour, 6), 21_600), (DateTicks(.hour, 12), 43_200),
        (DateTicks(.day, 1), day), (DateTicks(.day, 2), 2 * day), (DateTicks(.weekOfYear, 1), 7 * day),
        (DateTicks(.weekOfYear, 2), 14 * day), (DateTicks(.month, 1), 30.4 * day), (DateTicks(.month, 3), 91.3 * day),
        (DateTicks(.month, 6), 182.6 * day), (DateTicks(.year, 1), 365.25 * day), (DateTicks(.year, 2), 730.5 * day),
        (DateTicks(.year, 5), 1_826 * day), (DateTicks(.year, 10), 3_652.5 * day), (DateTicks(.year, 20), 7_305 * day),
        (DateTicks(.year, 50), 18_262 * day), (DateTicks(.year, 100), 36_525 * day),
    ]
    private static let day = 86_400.0

    /// The unit of which about `count` lie in a span of seconds.
    package static func choice(span: TimeInterval, count: Int) -> DateTicks {
        let wanted = span / Double(max(1, count))
        let near = choices.min { abs(log($0.seconds / wanted)) < abs(log($1.seconds / wanted)) }
        guard let near, wanted > 0, wanted.isFinite else { return DateTicks(.day) }
        return wanted > 60_000 * day
            ? DateTicks(.year, Int(min(1e6, NumberTicks.step(span: wanted / (365.25 * day), count: 1)))) : near.ticks
    }

    /// The beginnings of units within bounds; none where there are too many to be told apart.
    package func dates(from low: Date, to high: Date, in calendar: Calendar) -> [Date] {
        guard let first = start(before: low, in: calendar), high.timeIntervalSince(low).isFinite else { return [] }
        var dates: [Date] = []
        for index in 0...NumberTicks.limit {
            guard let date = calendar.date(byAdding: component, value: index * count, to: first), date <= high else { return dates }
            if date >= low { dates.append(date) }
        }
        return []
    }

    /// The beginning of the unit that holds a date, moved back to a multiple of the count.
    private func start(before date: Date, in calendar: Calendar) -> Date? {
        guard let interval = calendar.dateInterval(of: component, for: date) else { return nil }
        guard count > 1, let parent = Self.parents[component] else { return interval.start }
        let place = calendar.component(component, from: interval.start) - parent
        let past = ((place % count) + count) % count
        return calendar.date(byAdding: component, value: -past, to: interval.start)
    }

    /// The number of the first unit in the next longer one; multiples are counted from there.
    private static let parents: [Calendar.Component: Int] = [.second: 0, .minute: 0, .hour: 0, .day: 1, .month: 1, .year: 0]
}

extension DateTicks {
    /// How the beginnings of units are told.
    package func format(in locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone) -> Date.FormatStyle {
        let plain = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        return switch component {
        case .second: plain.hour().minute().second()
        case .minute: plain.hour().minute()
        case .hour: plain.hour()
        case .month, .quarter: plain.month(.abbreviated)
        case .year, .yearForWeekOfYear, .era: plain.year()
        default: plain.month(.abbreviated).day()
        }
    }
}
