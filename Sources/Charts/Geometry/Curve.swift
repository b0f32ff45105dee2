package import Drawing
package import Foundation

/// A line through points, as pieces that can be walked both ways.
package struct Curve: Hashable, Sendable {
    package struct Piece: Hashable, Sendable {
        var control1: CGPoint
        var control2: CGPoint
        package var to: CGPoint
        var isStraight: Bool

        static func line(to end: CGPoint) -> Piece { Piece(control1: end, control2: end, to: end, isStraight: true) }
        static func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) -> Piece {
            Piece(control1: control1, control2: control2, to: end, isStraight: false)
        }

        fileprivate var segment: Outline.Segment {
            isStraight ? .line(to) : .curve(to, control1: control1, control2: control2)
        }
    }

    package let start: CGPoint
    package private(set) var pieces: [Piece]

    /// Nil where there is no point.
    package init?(through points: [CGPoint], _ method: InterpolationMethod) {
        guard let first = points.first else { return nil }
        start = first
        pieces = points.count < 2 ? [] : method.pieces(through: points)
    }

    /// The curve from its end to its beginning.
    package var reversed: Curve {
        var curve = self
        curve.walk()
        return curve
    }

    private init(start: CGPoint, pieces: [Piece]) {
        self.start = start
        self.pieces = pieces
    }

    private mutating func walk() {
        let starts = [start] + pieces.map(\.to)
        let turned = zip(starts, pieces).reversed().map { start, piece in
            Piece(control1: piece.control2, control2: piece.control1, to: start, isStraight: piece.isStraight)
        }
        self = Curve(start: pieces.last?.to ?? start, pieces: turned)
    }

    /// The curve as a line of its own.
    package var segments: [Outline.Segment] { [.move(start)] + pieces.map(\.segment) }

    /// The area between the curve and another one.
    package func area(to other: Curve) -> [Outline.Segment] {
        let back = other.reversed
        return segments + [.line(back.start)] + back.pieces.map(\.segment) + [.close]
    }
}

extension InterpolationMethod {
    fileprivate func pieces(through points: [CGPoint]) -> [Curve.Piece] {
        switch kind {
        case .linear: points.dropFirst().map(Curve.Piece.line)
        case .stepStart, .stepCenter, .stepEnd: steps(through: points)
        case .monotone: Monotone(points).pieces
        case .cardinal(let tension): cardinal(through: points, tension: tension)
        case .catmullRom(let alpha): CatmullRom(alpha: alpha).pieces(through: points)
        }
    }

    private func steps(through points: [CGPoint]) -> [Curve.Piece] {
        zip(points, points.dropFirst()).flatMap { from, to -> [Curve.Piece] in
            let x = kind == .stepStart ? from.x : kind == .stepEnd ? to.x : (from.x + to.x) / 2
            return [CGPoint(x: x, y: from.y), CGPoint(x: x, y: to.y), to].map(Curve.Piece.line)
        }
    }

    private func cardinal(through points: [CGPoint], tension: CGFloat) -> [Curve.Piece] {
        let strength = (1 - (tension.isFinite ? tension : 0)) / 6
        return points.indices.dropFirst().map { index in
            let (from, to) = (points[index - 1], points[index])
            let before = points[max(0, index - 2)]
            let after = points[min(points.count - 1, index + 1)]
            return .curve(to: to, from + (to - before) * strength, to - (after - from) * strength)
        }
    }
}

extension CGPoint {
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
    static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
    var length: CGFloat { (x * x + y * y).squareRoot() }
}
