import Foundation

/// Lays the bars, areas and sectors of one place upon each other.
package struct Stacking {
    fileprivate struct Place: Hashable {
        var kind: ChartMark.Kind
        var at: MarkExtent
        var group: _Datum?
    }

    /// How far the stacks of a place reach.
    fileprivate struct Reach {
        var above = 0.0
        var below = 0.0
        var whole: Double { above - below }
    }

    /// The marks with each value that grows from zero turned into the range that it fills.
    package static func stacked(_ collected: consuming [ChartMark]) -> [ChartMark] {
        var totals: [Place: Reach] = [:]
        // There may be very many: they are changed where they lie.
        var marks = collected
        for mark in marks {
            if let (place, value) = key(of: mark) { totals[place, default: Reach()].grow(by: value) }
        }
        var reached: [Place: Reach] = [:]
        for index in marks.indices {
            if let (place, value) = key(of: marks[index]), let total = totals[place] {
                let range = reached[place, default: Reach()].grow(by: value)
                marks[index].stack(from: range.0, to: range.1, of: total.whole)
            } else {
                marks[index].grow()
            }
        }
        return marks
    }

    /// Where a mark is stacked and how high it is; nil for what is not stacked, and for what is no number.
    private static func key(of mark: ChartMark) -> (Place, Double)? {
        guard let axis = mark.valueAxis, case .value(let datum) = mark[axis], let value = datum.start.coordinate else { return nil }
        guard mark.stacking != .unstacked else { return nil }
        return (Place(kind: mark.kind, at: mark[axis.other], group: mark.look.look.position?.datum), value)
    }
}

extension Stacking.Reach {
    /// The range that a value fills beyond what is there.
    @discardableResult mutating func grow(by value: Double) -> (Double, Double) {
        if value < 0 {
            defer { below += value }
            return (below, below + value)
        }
        defer { above += value }
        return (above, above + value)
    }
}

/// One of the two directions of a plot.
package enum PlotAxis: Hashable, Sendable {
    case x, y
    package var other: PlotAxis { self == .x ? .y : .x }
}

extension ChartMark {
    package subscript(axis: PlotAxis) -> MarkExtent {
        get { axis == .x ? x : y }
        set { if axis == .x { x = newValue } else { y = newValue } }
    }

    /// The axis along which a bar, area or sector grows from zero; nil where it does not.
    package var valueAxis: PlotAxis? {
        guard [.bar, .area, .sector].contains(kind) else { return nil }
        switch (x.growth, y.growth) {
        // Of two plain numbers y is the value.
        case (_, .number?) where !x.isRange: return .y
        case (.number?, _) where !y.isRange: return .x
        default: return nil
        }
    }

    /// Fills a part of a stack.
    fileprivate mutating func stack(from low: Double, to high: Double, of whole: Double) {
        guard let axis = valueAxis else { return }
        switch stacking.kind {
        case .normalized: self[axis] = whole == 0 ? .number(0, 0) : .number(low / whole, high / whole)
        case .center: self[axis] = .number(low - whole / 2, high - whole / 2)
        case .standard, .unstacked: self[axis] = .number(low, high)
        }
    }

    /// Fills all from zero to a single value.
    fileprivate mutating func grow() {
        guard let axis = valueAxis, case .value(let datum) = self[axis] else { return }
        self[axis] = .range(PlotDatum(.number(0)), datum)
    }
}

extension MarkExtent {
    fileprivate enum Growth: Hashable { case number, place }

    fileprivate var isRange: Bool { if case .range = self { true } else { false } }

    /// What a single value of the extent is for a bar: a number that it grows to, or a place where it stands.
    fileprivate var growth: Growth? {
        guard case .value(let datum) = self else { return nil }
        if case .number = datum.start, datum.end == nil { return .number }
        return .place
    }
}
