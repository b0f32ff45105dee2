public import Foundation

/// A straight line across a plot, or a part of it.
public struct RuleMark {
    let x: MarkExtent
    let y: MarkExtent

    /// Upright; its ends are in points.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.x = .value(x.datum)
        y = .points(yStart, yEnd)
    }

    /// Level; its ends are in points.
    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        x = .points(xStart, xEnd)
        self.y = .value(y.datum)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.x = .value(x.datum)
        y = .range(yStart.datum, yEnd.datum)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        x = .range(xStart.datum, xEnd.datum)
        self.y = .value(y.datum)
    }

    /// Level, in points from the plot's start; nil is its middle.
    public nonisolated init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        x = .range(xStart.datum, xEnd.datum)
        self.y = y.map { .points($0, $0) } ?? .whole
    }
}

extension RuleMark: _PrimitiveChartContent {
    public static func _collect(_ mark: RuleMark, _ collector: inout _MarkCollector) { collector.add(.rule, x: mark.x, y: mark.y) }
}
