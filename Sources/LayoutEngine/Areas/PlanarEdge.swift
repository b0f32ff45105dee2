/// A straight edge of two areas, from its first end to its second in the order of points.
struct PlanarEdge {
    let start: GridPoint
    let end: GridPoint
    /// How often each of the two areas is walked round along the edge, those times it is walked backwards taken off.
    var turns: SIMD2<Int>

    /// Nil for an edge without length; `area` is 0 or 1.
    init?(from: GridPoint, to: GridPoint, area: Int) {
        guard from != to else { return nil }
        var turns = SIMD2<Int>(0, 0)
        turns[area] = from < to ? 1 : -1
        self.init(start: min(from, to), end: max(from, to), turns: turns)
    }

    init(start: GridPoint, end: GridPoint, turns: SIMD2<Int>) {
        self.start = start
        self.end = end
        self.turns = turns
    }

    var top: Int { min(start.y, end.y) }
    var bottom: Int { max(start.y, end.y) }
    var isUpright: Bool { start.x == end.x }

    /// Whether a point on the edge's line lies between its ends, and is none of them.
    private func holds(_ point: GridPoint) -> Bool {
        point != start && point != end && (start.x...end.x).contains(point.x) && (top...bottom).contains(point.y)
    }

    /// Where this edge and another must be cut, so that they meet at ends alone.
    func cuts(with other: PlanarEdge) -> (own: [GridPoint], others: [GridPoint]) {
        let (first, second) = (start.turn(to: end, other.start), start.turn(to: end, other.end))
        let (third, fourth) = (other.start.turn(to: other.end, start), other.start.turn(to: other.end, end))
        if first.signum() * second.signum() < 0, third.signum() * fourth.signum() < 0 {
            let part = Double(third) / Double(third - fourth)
            let point = GridPoint(
                x: start.x + Int((Double(end.x - start.x) * part).rounded()), y: start.y + Int((Double(end.y - start.y) * part).rounded()))
            return ([point], [point])
        }
        let own = [(first, other.start), (second, other.end)].filter { $0.0 == 0 && holds($0.1) }.map(\.1)
        let others = [(third, start), (fourth, end)].filter { $0.0 == 0 && other.holds($0.1) }.map(\.1)
        return (own, others)
    }

    /// The edge in parts, cut at points near it.
    func cut(at points: [GridPoint]) -> [PlanarEdge] {
        let stops = [start] + points.filter { $0 != start && $0 != end }.sorted { along($0) < along($1) } + [end]
        return zip(stops, stops.dropFirst()).compactMap { from, to in
            guard from != to else { return nil }
            return PlanarEdge(start: min(from, to), end: max(from, to), turns: from < to ? turns : 0 &- turns)
        }
    }

    /// How far along the edge a point lies, in a measure of its own.
    private func along(_ point: GridPoint) -> Int {
        (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
    }
}
