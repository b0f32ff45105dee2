public import Foundation

/// A sector of a pie or a ring: its share of all sectors' values, or from one value to another.
public struct SectorMark {
    let angle: MarkExtent
    let innerRadius: MarkDimension
    let outerRadius: MarkDimension
    let angularInset: CGFloat

    /// The inset is half of the gap to the next sector, in points.
    public nonisolated init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        let datum = angle.datum
        self.angle = datum.end.map { .range(PlotDatum(datum.start), PlotDatum($0)) } ?? .value(datum)
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.angularInset = angularInset ?? 0
    }
}

extension SectorMark: _PrimitiveChartContent {
    public static func _collect(_ mark: SectorMark, _ collector: inout _MarkCollector) {
        collector.add(.sector, x: mark.angle, y: .whole) {
            ($0.width, $0.height) = (mark.innerRadius, mark.outerRadius)
            $0.angularInset = mark.angularInset
        }
    }
}
