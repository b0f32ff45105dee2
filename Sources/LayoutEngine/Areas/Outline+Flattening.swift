package import Drawing
package import Foundation

extension Outline {
    /// A stretch of the outline as straight lines.
    package struct Polyline {
        package var points: [CGPoint]
        /// Whether the last point is joined to the first.
        package var isClosed: Bool
    }

    /// The outline as straight lines, nowhere further than a fiftieth of a point from its curves.
    package var polylines: [Polyline] {
        var lines: [Polyline] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        func add(_ points: [CGPoint]) {
            if lines.isEmpty || lines[lines.count - 1].isClosed { lines.append(Polyline(points: [current], isClosed: false)) }
            lines[lines.count - 1].points += points
            current = points.last ?? current
        }
        for segment in segments {
            switch segment {
            case .move(let end):
                (current, start) = (end, end)
                lines.append(Polyline(points: [end], isClosed: false))
            case .line(let end): add([end])
            case .quad(let end, let control):
                add(
                    OutlinePiece(
                        from: current, control1: current.mixed(with: control, 2 / 3), control2: end.mixed(with: control, 2 / 3), to: end
                    ).chords)
            case .curve(let end, let control1, let control2):
                add(OutlinePiece(from: current, control1: control1, control2: control2, to: end).chords)
            case .close:
                if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
                current = start
            }
        }
        return lines.filter { $0.points.count > 1 }
    }
}

extension OutlinePiece {
    fileprivate init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
        self.init(from: from, control1: control1, control2: control2, to: to, isStraight: false, begins: false)
    }

    private static let tolerance: CGFloat = 0.02
    private static let chordLimit: CGFloat = 256

    /// Points along a curve, its end the last.
    ///
    /// A chord of the n-th part of the curve leaves it by no more than an eighth of the greatest second derivative by n squared.
    fileprivate var chords: [CGPoint] {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            CGPoint(x: a.x + c.x, y: a.y + c.y).distance(to: CGPoint(x: 2 * b.x, y: 2 * b.y))
        }
        let bend = max(bend(from, control1, control2), bend(control1, control2, to))
        let count = Int(min(Self.chordLimit, max(1, (0.75 * bend / Self.tolerance).squareRoot().rounded(.up))))
        return (1..<max(2, count)).filter { $0 < count }.map { split(at: CGFloat($0) / CGFloat(count)).0.to } + [to]
    }
}
