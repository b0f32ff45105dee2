import Foundation

/// The dates below a chart.
struct DateTicker: Equatable, Sendable {
    struct Mark: Equatable, Sendable {
        var place: Int
        var date: Date
    }

    let marks: [Mark]

    /// Every 2nd, 4th, 8th … date, so that no more than `count` are in the window, and panning moves them rather than others come.
    init(_ set: ChartSet, _ window: ChartWindow, count: Int) {
        let places = set.places(in: window)
        var stride = 1
        while places.count / stride > max(1, count) { stride *= 2 }
        marks = places.filter { $0 % stride == 0 }.map { Mark(place: $0, date: set.dates[$0]) }
    }

    /// "Feb 12, 2019".
    static func text(of date: Date, _ locale: Locale) -> String {
        date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: .gmt))
    }
}
