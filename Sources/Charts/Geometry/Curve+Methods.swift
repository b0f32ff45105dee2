import Foundation

/// A curve that goes no further up or down than its points: the slopes of Fritsch and Carlson.
struct Monotone {
    private let points: [CGPoint]
    private let slopes: [CGFloat]

    init(_ points: [CGPoint]) {
        self.points = points
        let chords = zip(points, points.dropFirst()).map { $1.x == $0.x ? 0 : ($1.y - $0.y) / ($1.x - $0.x) }
        slopes = points.indices.map { index in
            guard index > 0, index < points.count - 1 else { return chords[min(index, chords.count - 1)] }
            return Self.slope(between: chords[index - 1], chords[index], points[index - 1...index + 1].map(\.x))
        }
    }

    private static func slope(between before: CGFloat, _ after: CGFloat, _ x: [CGFloat]) -> CGFloat {
        guard before * after > 0 else { return 0 }
        let (first, second) = (x[1] - x[0], x[2] - x[1])
        let mean = (before * second + after * first) / (first + second)
        guard mean.isFinite else { return 0 }
        let steepest = 2 * min(abs(before), abs(after))
        return mean < 0 ? max(mean, -steepest) : min(mean, steepest)
    }

    var pieces: [Curve.Piece] {
        points.indices.dropFirst().map { index in
            let (from, to) = (points[index - 1], points[index])
            let third = (to.x - from.x) / 3
            return .curve(
                to: to, CGPoint(x: from.x + third, y: from.y + slopes[index - 1] * third),
                CGPoint(x: to.x - third, y: to.y - slopes[index] * third))
        }
    }
}

/// A curve of Catmull and Rom: its slope at a point is that of the chord between its neighbours, weighed by distances.
struct CatmullRom {
    /// 0 for an even one, 0.5 for one without loops, 1 for the tightest.
    let alpha: CGFloat

    func pieces(through points: [CGPoint]) -> [Curve.Piece] {
        let power = alpha.isFinite ? max(0, min(1, alpha)) : 0.5
        return points.indices.dropFirst().map { index in
            let (from, to) = (points[index - 1], points[index])
            let before = points[max(0, index - 2)]
            let after = points[min(points.count - 1, index + 1)]
            let lengths = [from - before, to - from, after - to].map { pow($0.length, power) }
            return .curve(
                to: to, handle(at: from, before, to, lengths[0], lengths[1]), handle(at: to, after, from, lengths[2], lengths[1]))
        }
    }

    /// The handle at a point towards the next, `near` and `far` being the weights of the distances before and after it.
    private func handle(at point: CGPoint, _ before: CGPoint, _ next: CGPoint, _ near: CGFloat, _ far: CGFloat) -> CGPoint {
        guard near > 1e-6, far > 1e-6 else { return point }
        let scale = 3 * near * (near + far)
        let weight = 2 * near * near + 3 * near * far + far * far
        return CGPoint(
            x: (point.x * weight - before.x * far * far + next.x * near * near) / scale,
            y: (point.y * weight - before.y * far * far + next.y * near * near) / scale)
    }
}
