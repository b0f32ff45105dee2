public import Foundation

/// A symbol at a point.
public struct PointMark {
    let x: MarkExtent
    let y: MarkExtent

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = .value(x.datum)
        self.y = .value(y.datum)
    }

    /// `y` is in points from the plot's start; nil is its middle.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.x = .value(x.datum)
        self.y = y.map { .points($0, $0) } ?? .whole
    }

    /// `x` is in points from the plot's start; nil is its middle.
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.x = x.map { .points($0, $0) } ?? .whole
        self.y = .value(y.datum)
    }
}

extension PointMark: _PrimitiveChartContent {
    public static func _collect(_ mark: PointMark, _ collector: inout _MarkCollector) { collector.add(.point, x: mark.x, y: mark.y) }
}
