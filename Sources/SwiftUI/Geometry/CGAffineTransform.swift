package import Drawing
public import Foundation
import LayoutEngine

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty. Foundation on Linux lacks it.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public nonisolated init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public nonisolated init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The map that changes nothing.
    public nonisolated init() { self.init(1, 0, 0, 1, 0, 0) }

    public nonisolated init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }
    public nonisolated init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }

    /// Turns from the x axis towards the y axis: clockwise on screen. The angle is in radians.
    public nonisolated init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    public static let identity = CGAffineTransform()
    public nonisolated var isIdentity: Bool { self == CGAffineTransform() }
}

extension CGAffineTransform {
    /// The map that applies this one first and another after it.
    public nonisolated func concatenating(_ next: CGAffineTransform) -> CGAffineTransform { CGAffineTransform(layout.then(next.layout)) }

    /// The map that moves first, in points, and applies this one after it.
    public nonisolated func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The map that scales first and applies this one after it.
    public nonisolated func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The map that turns first, in radians, and applies this one after it.
    public nonisolated func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that undoes this one; the same map where nothing can undo it.
    public nonisolated func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            d / determinant, -b / determinant, -c / determinant, a / determinant, (c * ty - d * tx) / determinant,
            (b * tx - a * ty) / determinant)
    }
}

extension CGAffineTransform {
    package nonisolated init(_ map: Transform) { self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty) }
    package nonisolated var layout: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension CGPoint {
    /// Where a map takes the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint { t.layout.apply(self) }
}

extension CGSize {
    /// What a map makes of the vector from one corner to the other.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around what a map makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGRect { t.layout.bounds(of: self) }
}
