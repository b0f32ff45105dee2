package import Drawing
import Foundation

extension Outline {
    /// The area that an operation makes of this one's and another's, as straight edges, each loop with the area on its right.
    ///
    /// `evenOdd` tells how both outlines enclose their areas; the result encloses its own by either rule.
    package func combined(_ operation: AreaOperation, with other: Outline, evenOdd: Bool = false) -> Outline {
        let planar = PlanarEdges(edges(ofArea: 0) + other.edges(ofArea: 1))
        func isInside(_ turns: SIMD2<Int>) -> Bool {
            let isWithin = { (turns: Int) in evenOdd ? turns % 2 != 0 : turns != 0 }
            return operation.keeps(first: isWithin(turns[0]), second: isWithin(turns[1]))
        }
        let kept = planar.edges.compactMap { edge -> DirectedEdge? in
            let turns = planar.turns(beside: edge)
            let (left, right) = (isInside(turns.left), isInside(turns.right))
            guard left != right else { return nil }
            return right ? DirectedEdge(from: edge.start, to: edge.end) : DirectedEdge(from: edge.end, to: edge.start)
        }
        return .path(EdgeLoops(kept).loops.flatMap(\.segments))
    }

    /// The edges of the area that the outline encloses; what is open is closed, as for a fill.
    private func edges(ofArea area: Int) -> [PlanarEdge] {
        polylines.flatMap { line -> [PlanarEdge] in
            let points = line.points.map(GridPoint.init)
            return zip(points, points.dropFirst() + points.prefix(1)).compactMap { PlanarEdge(from: $0, to: $1, area: area) }
        }
    }
}

extension [GridPoint] {
    fileprivate var segments: [Outline.Segment] {
        guard let first else { return [] }
        return [.move(first.point)] + dropFirst().map { .line($0.point) } + [.close]
    }
}
