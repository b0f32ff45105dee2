/// The edges of two areas, cut where they cross, each place with one edge.
///
/// Operations on areas come to this: cut all edges where they meet, tell for each on which of its sides either area lies, and keep
/// those that have the result on one side alone. Points are moved to a grid, so that edges that meet do so exactly; what the moving
/// makes cross anew is cut again.
struct PlanarEdges {
    private(set) var edges: [PlanarEdge]

    /// Rounds of cutting; each leaves only what moving points by half a step made cross.
    private static let rounds = 8

    init(_ edges: [PlanarEdge]) {
        self.edges = PlanarEdges.joined(edges)
        var rounds = PlanarEdges.rounds
        while rounds > 0, cut() { rounds -= 1 }
    }

    /// Edges between the same points as one; what is walked to and fro is none.
    private static func joined(_ edges: [PlanarEdge]) -> [PlanarEdge] {
        struct Ends: Hashable {
            let start: GridPoint
            let end: GridPoint
        }
        var turns: [Ends: SIMD2<Int>] = [:]
        for edge in edges { turns[Ends(start: edge.start, end: edge.end), default: .zero] &+= edge.turns }
        return turns.compactMap { $1 == .zero ? nil : PlanarEdge(start: $0.start, end: $0.end, turns: $1) }
            .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }

    /// Cuts each edge where another meets it; false when none does.
    private mutating func cut() -> Bool {
        var points: [Int: [GridPoint]] = [:]
        for first in edges.indices {
            for second in (first + 1)..<max(first + 1, edges.count) {
                let (edge, other) = (edges[first], edges[second])
                // From left to right by their beginnings: none that follows begins further left.
                if other.start.x > edge.end.x { break }
                guard edge.top <= other.bottom, other.top <= edge.bottom else { continue }
                let cuts = edge.cuts(with: other)
                if !cuts.own.isEmpty { points[first, default: []] += cuts.own }
                if !cuts.others.isEmpty { points[second, default: []] += cuts.others }
            }
        }
        guard !points.isEmpty else { return false }
        edges = PlanarEdges.joined(edges.indices.flatMap { index in points[index].map { edges[index].cut(at: $0) } ?? [edges[index]] })
        return true
    }

    /// How often each area is walked round on the sides of an edge: on the left and on the right of the way from start to end.
    func turns(beside edge: PlanarEdge) -> (left: SIMD2<Int>, right: SIMD2<Int>) {
        // Twice the coordinates, so that the middle is on the grid, too.
        let middle = GridPoint(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
        if edge.isUpright {
            let left = edges.reduce(into: SIMD2<Int>.zero) { $0 &+= $1.turns(leftOf: middle) }
            return (left &- edge.turns, left)
        }
        let above = edges.reduce(into: SIMD2<Int>.zero) { $0 &+= $1.turns(above: middle) }
        return (above, above &+ edge.turns)
    }
}

extension PlanarEdge {
    private var doubled: (start: GridPoint, end: GridPoint) {
        (GridPoint(x: 2 * start.x, y: 2 * start.y), GridPoint(x: 2 * end.x, y: 2 * end.y))
    }

    /// What the edge counts for a point straight below it, in twice the coordinates.
    fileprivate func turns(above point: GridPoint) -> SIMD2<Int> {
        guard 2 * start.x <= point.x, point.x < 2 * end.x else { return .zero }
        let (start, end) = doubled
        return start.turn(to: end, point) > 0 ? turns : .zero
    }

    /// What the edge counts for a point straight to its right, in twice the coordinates.
    ///
    /// A way to the right that lies above counts as a way upwards that lies on the left: both have the point on their right.
    fileprivate func turns(leftOf point: GridPoint) -> SIMD2<Int> {
        guard 2 * top <= point.y, point.y < 2 * bottom else { return .zero }
        let (start, end) = doubled
        let isDown = end.y > start.y
        let side = start.turn(to: end, point)
        guard isDown ? side < 0 : side > 0 else { return .zero }
        return isDown ? 0 &- turns : turns
    }
}
