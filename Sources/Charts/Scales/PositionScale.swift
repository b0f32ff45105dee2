package import Foundation

/// Takes values of data to places along one side of a plot, in points.
package struct PositionScale {
    package let domain: AxisDomain
    package let type: ScaleType
    /// Where the domain begins and where it ends; the end may lie before the start.
    package let range: (start: CGFloat, end: CGFloat)
    private let places: [String: Int]
    private let low: Double
    private let high: Double

    package init(_ domain: AxisDomain, type: ScaleType = .linear, from start: CGFloat, to end: CGFloat) {
        self.domain = domain
        self.type = type
        range = (start, end)
        let bounds = domain.bounds
        // A logarithm has no place for zero: what lies there is shown at the foot of the scale.
        let floor = type == .log && bounds.low <= 0 ? min(1, bounds.high / 1_000) : bounds.low
        low = type.bent(floor) ?? 0
        high = type.bent(bounds.high) ?? 1
        let names = if case .categories(let names) = domain { names } else { [String]() }
        places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The length of a category's band.
    package var band: CGFloat? {
        guard case .categories(let names) = domain else { return nil }
        return abs(range.end - range.start) / CGFloat(max(1, names.count))
    }

    /// Where a value lies; the middle of a category's band. Nil for values of another kind and for what is no number.
    package func position(of datum: _Datum) -> CGFloat? {
        switch (domain, datum) {
        case (.categories, .category(let name)): return places[name].map { place(Double($0) + 0.5) }
        case (.numbers, .number(let value)):
            guard value.isFinite else { return nil }
            if type == .log, value <= 0 { return range.start }
            return type.bent(value).map(place)
        case (.dates, .date(let date)): return datum.coordinate == nil ? nil : place(date.timeIntervalSinceReferenceDate)
        default: return nil
        }
    }

    /// The ends of a value's interval or band; both the same for a plain value.
    package func ends(of datum: PlotDatum) -> (CGFloat, CGFloat)? {
        guard let position = position(of: datum.start) else { return nil }
        if let band { return (position - direction * band / 2, position + direction * band / 2) }
        return (position, datum.end.flatMap(self.position) ?? position)
    }

    /// The middle of a value's interval or band.
    package func middle(of datum: PlotDatum) -> CGFloat? { ends(of: datum).map { ($0 + $1) / 2 } }

    /// The value at a place; a category's where its band is.
    package func value(at position: CGFloat) -> _Datum? {
        guard range.start != range.end, position.isFinite else { return nil }
        let part = Double((position - range.start) / (range.end - range.start))
        switch domain {
        case .numbers: return .number(type.straight(low + (high - low) * part))
        case .dates: return .date(Date(timeIntervalSinceReferenceDate: low + (high - low) * part))
        case .categories(let names):
            let index = (part * Double(names.count)).rounded(.down)
            return index >= 0 && index < Double(names.count) ? .category(names[Int(index)]) : nil
        }
    }

    private var direction: CGFloat { range.end < range.start ? -1 : 1 }

    /// Halves are subtracted, since the distance of two numbers may be none; what lies far outside stays a number that can be drawn.
    private func place(_ value: Double) -> CGFloat {
        guard high != low else { return (range.start + range.end) / 2 }
        let part = (value / 2 - low / 2) / (high / 2 - low / 2)
        return range.start + (range.end - range.start) * CGFloat(part.isNaN ? 0 : max(-1_000, min(1_000, part)))
    }
}
