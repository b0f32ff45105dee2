package import Foundation

/// The values at which one axis has marks, and the domain that they round.
package struct AxisTicks {
    package var values: [_Datum]
    package var domain: AxisDomain
    /// The unit of dates, by which they are told.
    package var unit: DateTicks?

    /// `isOpen` lets the domain grow to round numbers; `count` is how many values there is room for.
    package init(_ values: AxisMarkValues, of domain: AxisDomain, type: ScaleType, isOpen: Bool, count: Int, calendar: Calendar) {
        self.domain = domain
        self.values = []
        switch (values.kind, domain) {
        case (.values(let chosen), _): self.values = Array(chosen.prefix(NumberTicks.limit))
        case (_, .categories(let names)):
            self.values = names.prefix(NumberTicks.limit).map(_Datum.category)
        case (.automatic(let wanted, let least), .numbers(let low, let high)):
            let count = wanted ?? count
            if type == .log {
                setPowers(low, high, count)
            } else {
                setMultiples(of: max(least ?? 0, NumberTicks.step(span: high - low, count: count)), values, isOpen)
            }
        case (.stride(let step), .numbers): setMultiples(of: step, values, isOpen)
        case (.automatic(let wanted, _), .dates(let low, let high)):
            setDates(DateTicks.choice(span: high.timeIntervalSince(low), count: wanted ?? count), calendar)
        case (.calendar(let ticks, let own), .dates): setDates(ticks, own ?? calendar)
        case (.stride, .dates), (.calendar, .numbers): break
        }
        if case .values(let chosen) = values.kind, case .dates = domain { unit = Self.unit(of: chosen, calendar) }
    }

    private mutating func setMultiples(of step: Double, _ values: AxisMarkValues, _ isOpen: Bool) {
        var (low, high) = domain.bounds
        if isOpen { (low, high) = NumberTicks.rounded(low, high, to: step, lower: values.roundsLower, upper: values.roundsUpper) }
        domain = domain.with(low, high)
        self.values = NumberTicks.multiples(of: step, from: low, to: high).map(_Datum.number)
    }

    private mutating func setPowers(_ low: Double, _ high: Double, _ count: Int) {
        let foot = low > 0 ? low : min(1, high / 1_000)
        values = NumberTicks.powers(from: foot, to: high, count: 2 * count).map(_Datum.number)
    }

    private mutating func setDates(_ ticks: DateTicks, _ calendar: Calendar) {
        guard case .dates(let low, let high) = domain else { return }
        values = ticks.dates(from: low, to: high, in: calendar).map(_Datum.date)
        unit = ticks
    }

    /// The longest unit at whose beginnings all dates lie.
    private static func unit(of values: [_Datum], _ calendar: Calendar) -> DateTicks {
        let dates = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
        let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
        let unit = units.first { unit in dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 } }
        return DateTicks(unit ?? (dates.isEmpty ? .day : .second))
    }
}
