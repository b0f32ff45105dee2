package import Foundation

/// The values along one axis of a chart.
package enum AxisDomain: Hashable, Sendable {
    case numbers(Double, Double)
    case dates(Date, Date)
    case categories([String])

    /// The domain of data; the first value says of what kind it is, others of it are left out, as is what is no number.
    package init?(_ data: some Sequence<_Datum>, includesZero: Bool = false) {
        var bounds: (low: Double, high: Double)?
        var names: [String] = []
        var known: Set<String> = []
        var kind: _Datum?
        for datum in data {
            if let kind, !kind.isLike(datum) { continue }
            if case .category(let name) = datum {
                if known.insert(name).inserted { names.append(name) }
            } else if let value = datum.coordinate {
                bounds = bounds.map { (min($0.low, value), max($0.high, value)) } ?? (value, value)
            } else {
                continue
            }
            kind = kind ?? datum
        }
        switch (kind, bounds) {
        case (.category, _): self = .categories(names)
        case (.number, let bounds?):
            self = includesZero ? .numbers(min(0, bounds.low), max(0, bounds.high)) : .numbers(bounds.low, bounds.high)
        case (.date, let bounds?):
            self = .dates(Date(timeIntervalSinceReferenceDate: bounds.low), Date(timeIntervalSinceReferenceDate: bounds.high))
        default: return nil
        }
    }

    /// The bounds as numbers: of dates the seconds since the reference date, of categories their places from 0.
    package var bounds: (low: Double, high: Double) {
        switch self {
        case .numbers(let low, let high): (low, high)
        case .dates(let low, let high): (low.timeIntervalSinceReferenceDate, high.timeIntervalSinceReferenceDate)
        case .categories(let names): (0, Double(max(1, names.count)))
        }
    }

    /// The domain with bounds of the same kind.
    package func with(_ low: Double, _ high: Double) -> AxisDomain {
        switch self {
        case .numbers: .numbers(low, high)
        case .dates: .dates(Date(timeIntervalSinceReferenceDate: low), Date(timeIntervalSinceReferenceDate: high))
        case .categories: self
        }
    }

    /// A domain that has some width: a single value gets room on both sides.
    package var widened: AxisDomain {
        let (low, high) = bounds
        guard low == high else { return self }
        switch self {
        case .numbers: return low == 0 ? .numbers(0, 1) : .numbers(min(0, 2 * low), max(0, 2 * low))
        case .dates: return with(low - 43_200, high + 43_200)
        case .categories: return self
        }
    }
}

extension _Datum {
    /// The number, or the seconds of a date since the reference date; nil for a category and for what is no finite number.
    package var coordinate: Double? {
        let value: Double
        switch self {
        case .number(let number): value = number
        case .date(let date): value = date.timeIntervalSinceReferenceDate
        case .category: return nil
        }
        return value.isFinite ? value : nil
    }

    /// True for values of one kind.
    package func isLike(_ other: _Datum) -> Bool {
        switch (self, other) {
        case (.number, .number), (.date, .date), (.category, .category): true
        default: false
        }
    }
}
