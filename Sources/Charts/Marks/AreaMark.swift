/// A point of an area: of its upper edge over a baseline, or of both its edges.
public struct AreaMark {
    let x: MarkExtent
    let y: MarkExtent
    var series: _Datum?
    var stacking = MarkStackingMethod.unstacked

    private nonisolated init(_ x: MarkExtent, _ y: MarkExtent, _ series: _Datum? = nil, _ stacking: MarkStackingMethod = .unstacked) {
        self.x = x
        self.y = y
        self.series = series
        self.stacking = stacking
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .value(y.datum), nil, stacking)
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .value(y.datum), series.datum.start, stacking)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.value(x.datum), .range(yStart.datum, yEnd.datum))
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.value(x.datum), .range(yStart.datum, yEnd.datum), series.datum.start)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.range(xStart.datum, xEnd.datum), .value(y.datum))
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .value(y.datum), series.datum.start)
    }
}

extension AreaMark: _PrimitiveChartContent {
    public static func _collect(_ mark: AreaMark, _ collector: inout _MarkCollector) {
        collector.add(.area, x: mark.x, y: mark.y) {
            $0.series = mark.series
            $0.stacking = mark.stacking
        }
    }
}
