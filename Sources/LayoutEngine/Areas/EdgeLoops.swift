import Foundation

/// An edge of an area that lies on its right.
struct DirectedEdge: Hashable {
    let from: GridPoint
    let to: GridPoint

    /// The direction in radians.
    var angle: Double { atan2(Double(to.y - from.y), Double(to.x - from.x)) }
}

/// Edges joined to loops.
struct EdgeLoops {
    private(set) var loops: [[GridPoint]] = []
    /// Edges that are in no loop yet, by where they begin.
    private var open: [GridPoint: [DirectedEdge]] = [:]

    init(_ edges: [DirectedEdge]) {
        for edge in edges { open[edge.from, default: []].append(edge) }
        for edge in edges {
            while let next = take(from: edge.from, after: nil) {
                let loop = EdgeLoops.straightened(walk(next))
                if loop.count > 2 { loops.append(loop) }
            }
        }
    }

    /// The way from an edge back to where it begins; as far as there is one.
    private mutating func walk(_ first: DirectedEdge) -> [GridPoint] {
        var points = [first.from]
        var edge = first
        while edge.to != first.from {
            points.append(edge.to)
            guard let next = take(from: edge.to, after: edge) else { break }
            edge = next
        }
        return points
    }

    /// Takes an edge that begins at a point: of several the one that turns furthest to the right, so that loops that touch stay apart.
    private mutating func take(from point: GridPoint, after edge: DirectedEdge?) -> DirectedEdge? {
        guard var edges = open[point], !edges.isEmpty else { return nil }
        let choice = edges.indices.max { EdgeLoops.turn(from: edge, to: edges[$0]) < EdgeLoops.turn(from: edge, to: edges[$1]) }
        let taken = edges.remove(at: choice ?? 0)
        open[point] = edges
        return taken
    }

    /// To the right, with y downwards, as an angle within half a turn either way; turning back is the least of all.
    private static func turn(from edge: DirectedEdge?, to next: DirectedEdge) -> Double {
        guard let edge else { return 0 }
        let turn = next.angle - edge.angle
        return turn < -.pi ? turn + 2 * .pi : turn >= .pi ? turn - 2 * .pi : turn
    }

    /// The loop from its first point on, in the order of points, without those within straight lines.
    private static func straightened(_ loop: [GridPoint]) -> [GridPoint] {
        let corners = loop.indices.filter { index in
            let (before, after) = (loop[(index + loop.count - 1) % loop.count], loop[(index + 1) % loop.count])
            return before.turn(to: after, loop[index]) != 0
        }
        .map { loop[$0] }
        guard let first = corners.indices.min(by: { corners[$0] < corners[$1] }) else { return [] }
        return Array(corners[first...] + corners[..<first])
    }
}
