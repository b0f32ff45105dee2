package import Foundation

extension Outline {
    /// The smallest upright rectangle around the outline, control points aside; `CGRect.null` for a path that holds no point.
    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
        case .path(let segments):
            var box = BoundingBox()
            for segment in segments { box.add(segment) }
            return box.rect
        }
    }
}

/// Grows with each segment of a path.
private struct BoundingBox {
    private var least: CGPoint?
    private var most = CGPoint.zero
    private var current = CGPoint.zero
    private var start = CGPoint.zero

    var rect: CGRect {
        guard let least else { return .null }
        return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    mutating func add(_ segment: Outline.Segment) {
        switch segment {
        case .move(let end):
            start = end
            add(end)
        case .line(let end): add(end)
        case .quad(let end, let control):
            let control1 = current.toward(control, 2.0 / 3)
            let control2 = end.toward(control, 2.0 / 3)
            addExtremes(CubicCurve(from: current, control1: control1, control2: control2, to: end))
            add(end)
        case .curve(let end, let control1, let control2):
            addExtremes(CubicCurve(from: current, control1: control1, control2: control2, to: end))
            add(end)
        case .close: current = start
        }
    }

    private mutating func add(_ point: CGPoint) {
        let old = least ?? point
        most = least == nil ? point : CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
        least = CGPoint(x: min(old.x, point.x), y: min(old.y, point.y))
        current = point
    }

    /// The curve's own start and end are added by those who draw it; here only where it turns between them.
    private mutating func addExtremes(_ curve: CubicCurve) {
        for moment in curve.turns { add(curve.point(at: moment)) }
    }
}

/// A cubic Bézier curve.
struct CubicCurve {
    var from: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var to: CGPoint

    /// The point at 0...1 along the curve.
    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: weights.0 * from.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * to.x,
            y: weights.0 * from.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * to.y)
    }

    /// Where the curve goes neither left nor right, or neither up nor down.
    var turns: [CGFloat] {
        roots(from.x, control1.x, control2.x, to.x) + roots(from.y, control1.y, control2.y, to.y)
    }

    /// The zeros of the derivative in one direction, within 0...1.
    private func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let root = (b * b - 4 * a * c).squareRoot()
        // The second form stays exact where `a` is nearly zero; what is no number falls out of the range.
        let half = -(b + (b < 0 ? -root : root)) / 2
        return [half / a, c / half].filter { $0 > 0 && $0 < 1 }
    }
}

extension CGPoint {
    /// The point at `fraction` of the way to another.
    fileprivate func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
