public import Foundation
public import SwiftUI

/// Where the values of a chart lie.
public struct ChartProxy {
    let x: PositionScale?
    let y: PositionScale?
    /// In points of the chart.
    let plot: CGRect
    let anchor: Anchor<CGRect>

    /// The size of the plot, in points.
    public var plotSize: CGSize { plot.size }
    public var plotAreaSize: CGSize { plot.size }

    /// The plot's room, which a geometry reader can tell in its own points.
    public var plotFrame: Anchor<CGRect>? { anchor }
    public var plotAreaFrame: Anchor<CGRect> { anchor }
    public var plotContainerFrame: Anchor<CGRect>? { anchor }

    /// Where a value lies, in points from the plot's left edge.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { x?.position(of: value.datum) }
    /// Where a value lies, in points from the plot's top.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { y?.position(of: value.datum) }

    /// Where two values lie, in points from the plot's top left corner.
    public func position<PX: Plottable, PY: Plottable>(for value: (x: PX, y: PY)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The band of a value, in points from the plot's left edge.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { x.flatMap { Self.range(of: value, $0) } }
    /// The band of a value, in points from the plot's top.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { y.flatMap { Self.range(of: value, $0) } }

    private static func range<P: Plottable>(of value: P, _ scale: PositionScale) -> ClosedRange<CGFloat>? {
        scale.ends(of: PlotDatum(value.datum)).map { min($0, $1)...max($0, $1) }
    }

    /// The value at a place in points from the plot's left edge.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        x?.value(at: position).flatMap { P.value(of: $0) }
    }

    /// The value at a place in points from the plot's top.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        y?.value(at: position).flatMap { P.value(of: $0) }
    }

    /// The values at a point counted from the plot's top left corner.
    public func value<PX: Plottable, PY: Plottable>(at position: CGPoint, as type: (PX, PY).Type = (PX, PY).self) -> (PX, PY)? {
        guard let x = value(atX: position.x, as: PX.self), let y = value(atY: position.y, as: PY.self) else { return nil }
        return (x, y)
    }
}
