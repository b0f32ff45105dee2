package import Drawing
package import Foundation

/// The outline of a sector of a ring; angles in radians, clockwise from the right, lengths in points.
package struct SectorPath {
    var center: CGPoint
    var inner: CGFloat
    var outer: CGFloat
    var start: CGFloat
    var end: CGFloat
    /// The distance that the straight edges keep from the sector's own.
    var inset: CGFloat
    var cornerRadius: CGFloat

    package init(
        center: CGPoint, inner: CGFloat, outer: CGFloat, start: CGFloat, end: CGFloat, inset: CGFloat = 0, cornerRadius: CGFloat = 0
    ) {
        self.center = center
        self.inner = max(0, min(inner, outer))
        self.outer = max(0, min(outer, 1e4))
        self.start = start
        self.end = end
        self.inset = max(0, inset)
        self.cornerRadius = max(0, cornerRadius)
    }

    /// Empty where nothing is left of the sector.
    package var segments: [Outline.Segment] {
        guard outer > inset, end > start else { return [] }
        if end - start >= 2 * .pi - 1e-9 { return ring }
        let (from, to) = angles(at: outer)
        guard to > from else { return [] }
        let (innerFrom, innerTo) = angles(at: inner)
        // Where the inset eats the inner edge, the straight edges meet in a point of the sector's middle.
        guard inner > inset, innerTo > innerFrom else { return rounded(from, to, tip: tip) }
        return rounded(from, to, innerFrom, innerTo)
    }

    /// The point in the middle of the sector.
    package var middle: CGPoint { point((inner + outer) / 2, (start + end) / 2) }

    private var ring: [Outline.Segment] {
        let edge = arc(outer, from: start, to: start + 2 * .pi)
        guard inner > 0 else { return [.move(point(outer, start))] + edge + [.close] }
        return [.move(point(outer, start))] + edge + [.close, .move(point(inner, start))] + arc(inner, from: start + 2 * .pi, to: start)
            + [.close]
    }

    private func angles(at radius: CGFloat) -> (CGFloat, CGFloat) {
        let turn = radius > inset ? asin(inset / radius) : .pi / 2
        return (start + turn, end - turn)
    }

    private var tip: CGPoint {
        let half = min((end - start) / 2, .pi / 2)
        return point(inset > 0 ? inset / sin(half) : 0, (start + end) / 2)
    }

    /// Along the outer edge to a point in the middle.
    private func rounded(_ from: CGFloat, _ to: CGFloat, tip: CGPoint) -> [Outline.Segment] {
        let corner = min(cornerRadius, (to - from) * outer / 2, outer / 2)
        let turn = corner / outer
        return [.move(point(outer, from + turn))] + arc(outer, from: from + turn, to: to - turn)
            + bend(around: point(outer, to), towards: tip, corner) + [.line(tip)]
            + unbend(around: point(outer, from), from: tip, corner, to: point(outer, from + turn)) + [.close]
    }

    /// Along the outer edge and back along the inner one.
    private func rounded(_ from: CGFloat, _ to: CGFloat, _ innerFrom: CGFloat, _ innerTo: CGFloat) -> [Outline.Segment] {
        let corner = min(cornerRadius, (to - from) * outer / 2, (outer - inner) / 2)
        let small = min(corner, (innerTo - innerFrom) * inner / 2)
        let (turn, innerTurn) = (corner / outer, small / inner)
        let (innerEnd, innerStart) = (point(inner, innerTo), point(inner, innerFrom))
        return [.move(point(outer, from + turn))] + arc(outer, from: from + turn, to: to - turn)
            + bend(around: point(outer, to), towards: innerEnd, corner)
            + unbend(around: innerEnd, from: point(outer, to), small, to: point(inner, innerTo - innerTurn))
            + arc(inner, from: innerTo - innerTurn, to: innerFrom + innerTurn)
            + bend(around: innerStart, towards: point(outer, from), small)
            + unbend(around: point(outer, from), from: innerStart, corner, to: point(outer, from + turn)) + [.close]
    }

    private func bend(around corner: CGPoint, towards next: CGPoint, _ radius: CGFloat) -> [Outline.Segment] {
        guard radius > 0 else { return [.line(corner)] }
        return [.quad(corner.moved(towards: next, by: radius), control: corner)]
    }

    private func unbend(around corner: CGPoint, from before: CGPoint, _ radius: CGFloat, to end: CGPoint) -> [Outline.Segment] {
        guard radius > 0 else { return [.line(corner)] }
        return [.line(corner.moved(towards: before, by: radius)), .quad(end, control: corner)]
    }

    private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// Curves of an eighth of a turn at most.
    private func arc(_ radius: CGFloat, from: CGFloat, to: CGFloat) -> [Outline.Segment] {
        let count = max(1, Int((abs(to - from) / (.pi / 4)).rounded(.up)))
        let step = (to - from) / CGFloat(count)
        let handle = radius * 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (first, second) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
            let (start, end) = (point(radius, first), point(radius, second))
            return .curve(
                end, control1: CGPoint(x: start.x - handle * sin(first), y: start.y + handle * cos(first)),
                control2: CGPoint(x: end.x + handle * sin(second), y: end.y - handle * cos(second)))
        }
    }
}

extension CGPoint {
    /// The point at a distance on the way to another, no further than it.
    fileprivate func moved(towards other: CGPoint, by distance: CGFloat) -> CGPoint {
        let way = other - self
        guard way.length > 0 else { return self }
        return self + way * min(1, distance / way.length)
    }
}
