import Drawing
public import Foundation
import LayoutEngine

/// A map of the plane as three rows of three, of points as rows: those far away may be seen smaller.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public nonisolated init() {}

    public nonisolated init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public nonisolated var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether what is parallel stays so.
    public nonisolated var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The map that applies this one first and another after it.
    public nonisolated func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (left, right) = (rows, rhs.rows)
        func cell(_ row: Int, _ column: Int) -> CGFloat { (0..<3).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
        var product = ProjectionTransform()
        (product.m11, product.m12, product.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
        (product.m21, product.m22, product.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
        (product.m31, product.m32, product.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
        return product
    }

    private nonisolated var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    /// How a group whose top left corner lies at `corner` is drawn: as outlines and text where the map is affine.
    nonisolated func effect(from corner: CGPoint) -> DisplayList.Effect {
        let map = Transform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
        return isAffine ? .transform(map.around(corner)) : .projection(Projection(map, p: m13, q: m23, r: m33).from(corner))
    }
}

/// A change of where a view is drawn that depends on its size.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The map about the top left corner of a view of this size, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Not for use: the library applies the effect. Nothing of ours calls it, and what never returns can end only so.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the library and has no body") }

    public static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        let effect = _EffectModifier { _ in
            { rect, _ in [modifier.effectValue(size: rect.size).effect(from: rect.origin)] }
        }
        _EffectModifier._build(effect, content: content, &context)
    }

    /// The effect; in a picture nothing moves, so that it cannot be left out of a movement.
    public nonisolated func ignoredByLayout() -> Self { self }
}

extension View {
    /// Draws the view moved by a map about its top left corner; its place in the layout stays.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_EffectModifier { _ in { rect, _ in transform.isIdentity ? [] : [transform.effect(from: rect.origin)] } })
    }
}
