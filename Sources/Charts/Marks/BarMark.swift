public import Foundation

/// A bar from zero to a value, or between two.
public struct BarMark {
    let x: MarkExtent
    let y: MarkExtent
    let width: MarkDimension
    let height: MarkDimension
    let stacking: MarkStackingMethod

    private nonisolated init(
        _ x: MarkExtent, _ y: MarkExtent, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        _ stacking: MarkStackingMethod = .unstacked
    ) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.stacking = stacking
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .value(y.datum), width: width, height: height, stacking)
    }

    /// One bar for all of a plot's height, or a part of it in points.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .points(yStart, yEnd), width: width, stacking)
    }

    /// One bar for all of a plot's width, or a part of it in points.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.points(xStart, xEnd), .value(y.datum), height: height, stacking)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .range(yStart.datum, yEnd.datum), width: width)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .value(y.datum), height: height)
    }

    /// Edges up and down are in points.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .points(yStart, yEnd))
    }

    /// Edges left and right are in points.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.points(xStart, xEnd), .range(yStart.datum, yEnd.datum))
    }
}

extension BarMark: _PrimitiveChartContent {
    public static func _collect(_ mark: BarMark, _ collector: inout _MarkCollector) {
        collector.add(.bar, x: mark.x, y: mark.y) {
            ($0.width, $0.height, $0.stacking) = (mark.width, mark.height, mark.stacking)
        }
    }
}
