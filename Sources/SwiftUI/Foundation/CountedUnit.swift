import Foundation

/// A unit that a length of time is counted in, from the largest.
enum CountedUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    /// How many there are of a unit.
    struct Count: Hashable {
        var unit: CountedUnit
        var value: Int
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Seconds of one, and the unit in the words of Foundation's style; nil for units that have no fixed length.
    var fixed: (seconds: Int64, unit: Duration.UnitsFormatStyle.Unit)? {
        switch self {
        case .year, .month: nil
        case .week: (604_800, .weeks)
        case .day: (86_400, .days)
        case .hour: (3600, .hours)
        case .minute: (60, .minutes)
        case .second: (1, .seconds)
        }
    }

    /// How many of a smaller unit one is; nil where that differs.
    func count(of smaller: CountedUnit) -> Int? {
        if self == .year, smaller == .month { return 12 }
        guard let own = fixed, let other = smaller.fixed else { return nil }
        return Int(own.seconds / other.seconds)
    }
}

extension [CountedUnit.Count] {
    /// With a largest unit of one written in the next.
    var collapsed: [CountedUnit.Count] {
        guard let first = firstIndex(where: { $0.value != 0 }), self[first].value == 1, first + 1 < count,
            let size = self[first].unit.count(of: self[first + 1].unit)
        else { return self }
        var result = Array(self[(first + 1)...])
        result[0].value += size
        return result
    }

    /// Without those of no value that a behaviour leaves out; at least the smallest stays.
    func dropping(_ drops: DateComponentsFormatter.ZeroFormattingBehavior) -> [CountedUnit.Count] {
        guard let first = firstIndex(where: { $0.value != 0 }), let last = lastIndex(where: { $0.value != 0 }) else {
            return drops.isEmpty ? self : suffix(1)
        }
        return indices.filter { index in
            if self[index].value != 0 { return true }
            if index < first { return !drops.contains(.dropLeading) }
            return index > last ? !drops.contains(.dropTrailing) : !drops.contains(.dropMiddle)
        }.map { self[$0] }
    }
}
