package import Drawing
import Foundation

extension Outline {
    /// The parts of the outline's lines within the area of another, or those outside of it; as straight lines.
    package func lines(inside: Bool, of other: Outline, evenOdd: Bool = false) -> Outline {
        let area = LineCutter(other, evenOdd: evenOdd)
        return .path(polylines.flatMap { area.parts(of: $0, inside: inside) })
    }
}

/// Cuts lines at the edge of an area.
private struct LineCutter {
    private let edges: [(from: CGPoint, to: CGPoint)]
    private let evenOdd: Bool

    init(_ outline: Outline, evenOdd: Bool) {
        edges = outline.polylines.flatMap { line in zip(line.points, line.points.dropFirst() + line.points.prefix(1)).map { ($0, $1) } }
        self.evenOdd = evenOdd
    }

    func parts(of line: Outline.Polyline, inside: Bool) -> [Outline.Segment] {
        var segments: [Outline.Segment] = []
        var isDrawing = false
        var isWhole = true
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        for (from, to) in zip(points, points.dropFirst()) where from != to {
            let stops = [0] + moments(from, to) + [1]
            for (start, end) in zip(stops, stops.dropFirst()) where start < end {
                guard contains(from.mixed(with: to, (start + end) / 2)) == inside else {
                    (isDrawing, isWhole) = (false, false)
                    continue
                }
                if !isDrawing { segments.append(.move(from.mixed(with: to, start))) }
                segments.append(.line(from.mixed(with: to, end)))
                isDrawing = true
            }
        }
        return line.isClosed && isWhole && !segments.isEmpty ? segments.dropLast() + [.close] : segments
    }

    /// Where on the way between two points, 0...1, it crosses an edge.
    private func moments(_ from: CGPoint, _ to: CGPoint) -> [CGFloat] {
        let (width, height) = (to.x - from.x, to.y - from.y)
        return edges.compactMap { edge in
            let (across, down) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
            let area = width * down - height * across
            guard area != 0 else { return nil }
            let (x, y) = (edge.from.x - from.x, edge.from.y - from.y)
            let moment = (x * down - y * across) / area
            let other = (x * height - y * width) / area
            return moment > 0 && moment < 1 && (0...1).contains(other) ? moment : nil
        }
        .sorted()
    }

    private func contains(_ point: CGPoint) -> Bool {
        let turns = edges.reduce(0) { turns, edge in
            guard (edge.from.y <= point.y) != (edge.to.y <= point.y) else { return turns }
            let x = edge.from.x + (point.y - edge.from.y) / (edge.to.y - edge.from.y) * (edge.to.x - edge.from.x)
            return x > point.x ? turns + (edge.to.y > edge.from.y ? 1 : -1) : turns
        }
        return evenOdd ? turns % 2 != 0 : turns != 0
    }
}
