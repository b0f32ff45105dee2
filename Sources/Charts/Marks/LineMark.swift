/// A point of a line; the points of one series are joined in their order.
public struct LineMark {
    let x: MarkExtent
    let y: MarkExtent
    let series: _Datum?

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = .value(x.datum)
        self.y = .value(y.datum)
        series = nil
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.x = .value(x.datum)
        self.y = .value(y.datum)
        self.series = series.datum.start
    }
}

extension LineMark: _PrimitiveChartContent {
    public static func _collect(_ mark: LineMark, _ collector: inout _MarkCollector) {
        collector.add(.line, x: mark.x, y: mark.y) { $0.series = mark.series }
    }
}
