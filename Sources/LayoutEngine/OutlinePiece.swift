package import Drawing
package import Foundation

/// A stretch of an outline with its beginning: a straight line, or a curve with two control points.
package struct OutlinePiece: Hashable, Sendable {
    package var from: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var to: CGPoint
    package var isStraight: Bool
    /// A new line begins here.
    package var begins: Bool

    private func at(_ t: CGFloat) -> CGPoint {
        guard !isStraight else { return from.mixed(with: to, t) }
        return split(at: t).0.to
    }

    /// The parts before and after 0...1 of the way.
    package func split(at t: CGFloat) -> (OutlinePiece, OutlinePiece) {
        let a = from.mixed(with: control1, t)
        let b = control1.mixed(with: control2, t)
        let c = control2.mixed(with: to, t)
        let ab = a.mixed(with: b, t)
        let bc = b.mixed(with: c, t)
        let middle = isStraight ? from.mixed(with: to, t) : ab.mixed(with: bc, t)
        var first = self
        (first.control1, first.control2, first.to) = (a, ab, middle)
        var second = self
        (second.from, second.control1, second.control2) = (middle, bc, c)
        return (first, second)
    }

    /// Points along the piece, near enough to each other to stand for it: the first is its beginning.
    private var samples: [CGPoint] {
        isStraight ? [from, to] : (0...Self.chords).map { at(CGFloat($0) / CGFloat(Self.chords)) }
    }
    private static let chords = 16

    /// The length in points, within a thousandth of what a curve of a quarter turn has.
    package var length: CGFloat {
        let samples = samples
        return zip(samples, samples.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    /// The moment 0...1 at which a length from the beginning is reached.
    package func moment(at length: CGFloat) -> CGFloat {
        var passed: CGFloat = 0
        let samples = samples
        let steps = CGFloat(samples.count - 1)
        for (index, (first, second)) in zip(samples, samples.dropFirst()).enumerated() {
            let step = first.distance(to: second)
            if passed + step >= length, step > 0 { return (CGFloat(index) + (length - passed) / step) / steps }
            passed += step
        }
        return 1
    }

    /// How often the piece passes a ray from the point to the right: downwards counts one, upwards minus one.
    package func crossings(of point: CGPoint) -> Int {
        let samples = samples
        return zip(samples, samples.dropFirst()).reduce(0) { turns, chord in
            let (a, b) = chord
            guard (a.y <= point.y) != (b.y <= point.y) else { return turns }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            return x > point.x ? turns + (b.y > a.y ? 1 : -1) : turns
        }
    }

    /// The segment that draws the piece from its beginning.
    package var segment: Outline.Segment { isStraight ? .line(to) : .curve(to, control1: control1, control2: control2) }
}

extension Outline {
    /// The outline's pieces in order; closing lines are among them.
    package var pieces: [OutlinePiece] {
        var pieces: [OutlinePiece] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        var begins = true
        func add(_ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint, straight: Bool) {
            pieces.append(
                OutlinePiece(from: current, control1: control1, control2: control2, to: to, isStraight: straight, begins: begins))
            current = to
            begins = false
        }
        for segment in segments {
            switch segment {
            case .move(let end): (start, current, begins) = (end, end, true)
            case .line(let end): add(current, end, end, straight: true)
            case .quad(let end, let control):
                add(current.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3), end, straight: false)
            case .curve(let end, let control1, let control2): add(control1, control2, end, straight: false)
            case .close:
                if current != start { add(current, start, start, straight: true) }
                (current, begins) = (start, true)
            }
        }
        return pieces
    }

    /// The part from one fraction of the outline's length to another, each 0...1.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Outline {
        let start = start.isNaN ? 0 : max(0, min(1, start))
        let end = end.isNaN ? 0 : max(0, min(1, end))
        guard start < end else { return .path([]) }
        guard start > 0 || end < 1 else { return self }
        let pieces = pieces.map { (piece: $0, length: $0.length) }
        let whole = pieces.reduce(0) { $0 + $1.length }
        var segments: [Segment] = []
        var passed: CGFloat = 0
        var isOpen = false
        for (piece, length) in pieces {
            let range = (start * whole - passed)...(end * whole - passed)
            passed += length
            isOpen = isOpen && !piece.begins
            guard range.upperBound > 0, range.lowerBound < length, length > 0 else { continue }
            let part = piece.part(range, of: length)
            if !isOpen { segments.append(.move(part.from)) }
            segments.append(part.segment)
            isOpen = true
        }
        return .path(segments)
    }
}

extension OutlinePiece {
    /// The part between two lengths from the piece's beginning.
    fileprivate func part(_ range: ClosedRange<CGFloat>, of length: CGFloat) -> OutlinePiece {
        var part = self
        let last = range.upperBound < length ? moment(at: range.upperBound) : 1
        if last < 1 { part = part.split(at: last).0 }
        if range.lowerBound > 0, last > 0 { part = part.split(at: min(1, moment(at: range.lowerBound) / last)).1 }
        return part
    }
}

extension CGPoint {
    package func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    package func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
