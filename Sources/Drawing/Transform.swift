package import Foundation

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct Transform: Hashable, Sendable {
    package var a: CGFloat
    package var b: CGFloat
    package var c: CGFloat
    package var d: CGFloat
    package var tx: CGFloat
    package var ty: CGFloat

    package init(a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package static let identity = Transform()

    package static func translation(x: CGFloat, y: CGFloat) -> Transform { Transform(tx: x, ty: y) }
    package static func scale(x: CGFloat, y: CGFloat) -> Transform { Transform(a: x, d: y) }

    /// Turns clockwise on screen, where y grows downwards; the angle is in radians.
    package static func rotation(_ angle: Double) -> Transform {
        let sine = CGFloat(sin(angle))
        let cosine = CGFloat(cos(angle))
        return Transform(a: cosine, b: sine, c: -sine, d: cosine)
    }

    /// The map that applies `self` first and `next` after it.
    package func then(_ next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The same map with `anchor` as its fixed origin.
    package func around(_ anchor: CGPoint) -> Transform {
        Transform.translation(x: -anchor.x, y: -anchor.y).then(self).then(.translation(x: anchor.x, y: anchor.y))
    }

    /// Where a point goes.
    package func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
