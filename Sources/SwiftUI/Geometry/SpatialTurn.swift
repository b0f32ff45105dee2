import Drawing
import Foundation

/// A turn in space about an axis through a point of a view, and how far from it the eye is.
struct SpatialTurn: Sendable {
    /// How much of the way across, down and towards the eye a point of the view goes: columns for x, y and z of the point.
    private let across: (x: CGFloat, y: CGFloat, z: CGFloat)
    private let down: (x: CGFloat, y: CGFloat, z: CGFloat)
    private let near: (x: CGFloat, y: CGFloat, z: CGFloat)
    private let anchor: UnitPoint
    private let anchorZ: CGFloat
    private let perspective: CGFloat

    /// The axis need not have length 1; nil where nothing is turned.
    nonisolated init?(
        _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat
    ) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        guard length > 0, length.isFinite, angle.radians.isFinite, cosine < 1 else { return nil }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let rest = 1 - cosine
        across = (cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine)
        down = (y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine)
        near = (z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest)
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    /// How a view in a rectangle is drawn: by a plain map where all of it is as far from the eye as before.
    nonisolated func effects(in rect: CGRect) -> [DisplayList.Effect] {
        let center = anchor.point(in: rect)
        // Points of the view lie in its plane, which is as far before the axis as the anchor lies behind it.
        let depth = -anchorZ
        let flat = Transform(a: across.x, b: down.x, c: across.y, d: down.y, tx: across.z * depth, ty: down.z * depth)
        let nearness = perspective / max(rect.width, rect.height)
        guard nearness != 0, nearness.isFinite else { return [.transform(flat.around(center))] }
        let projection = Projection(flat, p: -near.x * nearness, q: -near.y * nearness, r: 1 - near.z * depth * nearness)
        return [projection.isAffine ? .transform(flat.around(center)) : .projection(projection.from(center))]
    }
}
