import Drawing
import Foundation
import SwiftUI

extension PlotPainter {
    /// One line through the points of a series; where a value has no place the line is broken.
    mutating func paintLine(_ places: [Int], _ column: CGFloat) {
        guard let first = places.first.map({ model.marks[$0] }) else { return }
        let points = places.map { placer.point(model.marks[$0]) }
        var segments: [Outline.Segment] = []
        for run in points.runs() {
            let curve = Curve(through: Thinning.line(run, column: column), first.look.look.interpolation)
            if run.count > 1, let curve { segments += curve.segments }
        }
        if !segments.isEmpty { add(.path(segments), first, pen: pen(of: first)) }
        // Symbols and annotations of points beyond what can be told apart are left out.
        let step = max(1, points.count / (Self.budget / 6))
        for index in stride(from: 0, to: points.count, by: step) {
            guard let point = points[index] else { continue }
            let mark = model.marks[places[index]]
            if mark.look.look.symbol != nil || mark.look.look.symbolBy != nil { paintSymbol(mark, point) }
            annotate(mark, CGRect(origin: point, size: .zero))
        }
    }

    /// The pen of a line: what is said of it, what its value says, or 2 points.
    func pen(of mark: ChartMark) -> StrokeStyle {
        mark.look.look.line ?? mark.look.look.lineBy.flatMap(model.lineStyles.output) ?? StrokeStyle(lineWidth: 2, lineJoin: .round)
    }

    /// One area between the two edges of a series.
    mutating func paintArea(_ places: [Int], _ column: CGFloat) {
        guard let first = places.first.map({ model.marks[$0] }) else { return }
        let isUpright = places.contains { if case .range = model.marks[$0].y { true } else { false } }
        let edges = places.map { self.edges(of: model.marks[$0], isUpright) }
        var segments: [Outline.Segment] = []
        for run in edges.runs() {
            let kept = Thinning.columns(
                run.count, width: column, x: { isUpright ? run[$0].low.x : run[$0].low.y },
                y: { isUpright ? run[$0].high.y : run[$0].high.x }
            ).map { run[$0] }
            guard kept.count > 1, let high = Curve(through: kept.map(\.high), first.look.look.interpolation),
                let low = Curve(through: kept.map(\.low), first.look.look.interpolation)
            else { continue }
            segments += high.area(to: low)
        }
        if !segments.isEmpty { add(.path(segments), first) }
        for (place, edge) in zip(places, edges) {
            if let edge { annotate(model.marks[place], CGRect(origin: edge.high, size: .zero)) }
        }
    }

    private struct Edges {
        var low: CGPoint
        var high: CGPoint
    }

    private func edges(of mark: ChartMark, _ isUpright: Bool) -> Edges? {
        if isUpright {
            guard let x = placer.middle(mark, .x), let (low, high) = placer.span(mark, .y) else { return nil }
            return Edges(low: CGPoint(x: x, y: low), high: CGPoint(x: x, y: high))
        }
        guard let y = placer.middle(mark, .y), let (low, high) = placer.span(mark, .x) else { return nil }
        return Edges(low: CGPoint(x: low, y: y), high: CGPoint(x: high, y: y))
    }
}

extension Array {
    /// The stretches without nil.
    fileprivate func runs<Value>() -> [[Value]] where Element == Value? {
        split { $0 == nil }.map { $0.compactMap { $0 } }
    }
}
