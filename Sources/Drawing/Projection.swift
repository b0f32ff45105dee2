package import Foundation

/// A map of the plane that may draw far points smaller: what `map` makes of a point, divided by its depth p·x + q·y + r.
package struct Projection: Hashable, Sendable {
    package var map: Transform
    package var p: CGFloat
    package var q: CGFloat
    package var r: CGFloat

    package init(_ map: Transform, p: CGFloat = 0, q: CGFloat = 0, r: CGFloat = 1) {
        self.map = map
        self.p = p
        self.q = q
        self.r = r
    }

    package static let identity = Projection(.identity)

    /// Whether what is parallel stays so.
    package var isAffine: Bool { p == 0 && q == 0 && r == 1 }

    /// How far away a point lies; 0 and less is behind the eye.
    package func depth(of point: CGPoint) -> CGFloat { p * point.x + q * point.y + r }

    /// Where a point goes; nil where it lies behind the eye.
    package func apply(_ point: CGPoint) -> CGPoint? {
        let depth = depth(of: point)
        guard depth > 0 else { return nil }
        let flat = map.apply(point)
        return CGPoint(x: flat.x / depth, y: flat.y / depth)
    }

    /// The map that applies `self` first and `next` after it.
    package func then(_ next: Projection) -> Projection {
        let outer = next.map
        let moved = Transform(
            a: outer.a * map.a + outer.c * map.b + outer.tx * p, b: outer.b * map.a + outer.d * map.b + outer.ty * p,
            c: outer.a * map.c + outer.c * map.d + outer.tx * q, d: outer.b * map.c + outer.d * map.d + outer.ty * q,
            tx: outer.a * map.tx + outer.c * map.ty + outer.tx * r, ty: outer.b * map.tx + outer.d * map.ty + outer.ty * r)
        return Projection(
            moved, p: next.p * map.a + next.q * map.b + next.r * p, q: next.p * map.c + next.q * map.d + next.r * q,
            r: next.p * map.tx + next.q * map.ty + next.r * r)
    }

    /// The same map seen from an origin at `corner`.
    package func from(_ corner: CGPoint) -> Projection {
        Projection(.translation(x: -corner.x, y: -corner.y)).then(self).then(Projection(.translation(x: corner.x, y: corner.y)))
    }

    private var determinant: CGFloat {
        map.a * (map.d * r - map.ty * q) - map.c * (map.b * r - map.ty * p) + map.tx * (map.b * q - map.d * p)
    }

    /// False where the map flattens the plane, or leaves the numbers there are.
    package var keepsArea: Bool {
        let determinant = determinant
        return determinant != 0 && determinant.isFinite && [map.tx, map.ty, p, q, r].allSatisfy(\.isFinite)
    }

    /// The map back; nil for one that flattens the plane.
    package var inverse: Projection? {
        guard keepsArea else { return nil }
        let scale = 1 / determinant
        let back = Transform(
            a: (map.d * r - map.ty * q) * scale, b: (map.ty * p - map.b * r) * scale, c: (map.tx * q - map.c * r) * scale,
            d: (map.a * r - map.tx * p) * scale, tx: (map.c * map.ty - map.tx * map.d) * scale,
            ty: (map.tx * map.b - map.a * map.ty) * scale)
        return Projection(
            back, p: (map.b * q - map.d * p) * scale, q: (map.c * p - map.a * q) * scale, r: (map.a * map.d - map.c * map.b) * scale)
    }
}

extension Projection {
    /// The smallest upright rectangle around what is seen of a rectangle; what lies at the eye or behind it is not.
    package func bounds(of rect: CGRect) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let seen = inFront(corners).compactMap(apply)
        guard let first = seen.first else { return .null }
        return seen.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// The nearest that is drawn, as a depth: a thousand times as large as what lies in the plane.
    package static let nearest: CGFloat = 0.001

    /// The part of a polygon that lies before the eye.
    private func inFront(_ corners: [CGPoint]) -> [CGPoint] {
        corners.indices.flatMap { index -> [CGPoint] in
            let (corner, next) = (corners[index], corners[(index + 1) % corners.count])
            let (near, far) = (depth(of: corner) - Self.nearest, depth(of: next) - Self.nearest)
            let kept = near >= 0 ? [corner] : []
            guard (near < 0) != (far < 0) else { return kept }
            let part = near / (near - far)
            return kept + [CGPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part)]
        }
    }
}

extension Projection {
    var entries: [Float] { [map.a, map.b, map.c, map.d, map.tx, map.ty, p, q, r].map { Float($0) } }

    init(_ field: WireField) throws(WireError) {
        let entry: InlineArray<9, Float> = try field.floats("projection")
        func number(_ index: Int) -> CGFloat { CGFloat(entry[index]) }
        self.init(
            Transform(a: number(0), b: number(1), c: number(2), d: number(3), tx: number(4), ty: number(5)), p: number(6), q: number(7),
            r: number(8))
    }
}

extension Projection: CustomStringConvertible {
    /// The numbers of the map, and what a point is divided by; its first two in thousandths, being small.
    package var description: String {
        let flat = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { printed($0) }.joined(separator: " ")
        return "projection \(flat) by \(printed(1_000 * p))‰ \(printed(1_000 * q))‰ \(printed(r))"
    }
}
