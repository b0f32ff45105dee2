public import Foundation

/// A rectangle between values, or around one.
public struct RectangleMark {
    let x: MarkExtent
    let y: MarkExtent
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic

    private nonisolated init(_ x: MarkExtent, _ y: MarkExtent, width: MarkDimension = .automatic, height: MarkDimension = .automatic) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .value(y.datum), width: width, height: height)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.range(xStart.datum, xEnd.datum), .range(yStart.datum, yEnd.datum))
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

    /// Edges up and down are in points.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .points(yStart, yEnd), width: width)
    }

    /// Edges left and right are in points.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.points(xStart, xEnd), .value(y.datum), height: height)
    }
}

extension RectangleMark: _PrimitiveChartContent {
    public static func _collect(_ mark: RectangleMark, _ collector: inout _MarkCollector) {
        collector.add(.rectangle, x: mark.x, y: mark.y) { ($0.width, $0.height) = (mark.width, mark.height) }
    }
}
