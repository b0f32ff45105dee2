import Drawing
public import Foundation

extension Path {
    /// A part of a circle, after a line from the current point to where it begins.
    ///
    /// As on Apple's platforms, `clockwise` is meant for axes whose y grows upwards: on screen `false` runs clockwise.
    public nonisolated mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        let asked = endAngle.radians - startAngle.radians
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Angle(radians: clockwise ? -Self.turn(-asked) : Self.turn(asked)), transform: transform)
    }

    /// A part of a circle of `delta`, clockwise on screen where positive; beyond a full turn it is one.
    public nonisolated mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let sweep = max(-2 * .pi, min(2 * .pi, delta.radians))
        let arc = CircleArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, map: transform.layout)
        edit { segments in
            segments.append(segments.isEmpty ? .move(arc.begin) : .line(arc.begin))
            segments.append(contentsOf: arc.curves)
        }
    }

    /// An arc that touches the line from the current point to the first tangent's end, and from there to the second's.
    public nonisolated mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = transform.layout.apply(tangent1End)
        guard let from = currentPoint, radius > 0,
            let touch = CornerTouch(from: from, corner: corner, to: transform.layout.apply(tangent2End), radius: radius)
        else { return addLine(to: corner) }
        addRelativeArc(
            center: touch.center, radius: radius, startAngle: Angle(radians: touch.start), delta: Angle(radians: touch.sweep))
    }

    /// The part of a turn from 0 to a full one in the direction of growing angles; a full one where at least that was asked for.
    nonisolated private static func turn(_ asked: Double) -> Double {
        let full = 2 * Double.pi
        // The end of a full circle in degrees may fall short by rounding.
        guard abs(asked) < full - 1e-9 else { return full }
        return asked < 0 ? asked + full : asked
    }
}

/// A part of a circle as cubic curves, each at most a quarter.
private struct CircleArc {
    let center: CGPoint
    let radius: CGFloat
    let start: Double
    let sweep: Double
    let map: Transform

    var begin: CGPoint { map.apply(point(at: start)) }

    var curves: [Outline.Segment] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let handle = CGFloat(4.0 / 3 * tan(step / 4)) * radius
        return (0..<count).map { index in
            let from = start + Double(index) * step
            return .curve(
                map.apply(point(at: from + step)), control1: map.apply(point(at: from, beside: handle)),
                control2: map.apply(point(at: from + step, beside: -handle)))
        }
    }

    /// The point at an angle, moved along the tangent.
    private func point(at angle: Double, beside distance: CGFloat = 0) -> CGPoint {
        let (cosine, sine) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
        return CGPoint(x: center.x + radius * cosine - distance * sine, y: center.y + radius * sine + distance * cosine)
    }
}

/// Where a circle touches both sides of a corner.
private struct CornerTouch {
    let center: CGPoint
    let start: Double
    let sweep: Double

    /// Nil where the corner is straight, or is none.
    init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
        let back = atan2(from.y - corner.y, from.x - corner.x)
        let ahead = atan2(to.y - corner.y, to.x - corner.x)
        let opening = remainder(ahead - back, 2 * .pi)
        let half = abs(opening) / 2
        guard from != corner, to != corner, half > 1e-6, half < .pi / 2 - 1e-6 else { return nil }
        let middle = back + opening / 2
        let distance = radius / sin(half)
        center = CGPoint(x: corner.x + distance * cos(middle), y: corner.y + distance * sin(middle))
        let side: Double = opening > 0 ? 1 : -1
        start = back - side * .pi / 2
        sweep = -side * (.pi - 2 * half)
    }
}
