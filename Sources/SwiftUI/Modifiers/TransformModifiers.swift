import Drawing
public import Foundation
import LayoutEngine

extension View {
    /// Draws the view moved by a map about a point of its room.
    private nonisolated func transformed(_ map: Transform, about anchor: UnitPoint) -> some View {
        modifier(_EffectModifier { _ in { rect, _ in map == .identity ? [] : [.transform(map.around(anchor.point(in: rect)))] } })
    }

    /// Draws the view turned, clockwise for positive angles; its place in the layout stays.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(.rotation(angle.radians), about: anchor)
    }

    /// Draws the view larger or smaller; its place in the layout stays.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transformed(.scale(x: scale.width, y: scale.height), about: anchor)
    }

    /// Draws the view larger or smaller; its place in the layout stays.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        transformed(.scale(x: s, y: s), about: anchor)
    }

    /// Draws the view larger or smaller; its place in the layout stays.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        transformed(.scale(x: x, y: y), about: anchor)
    }

    /// Draws the view moved by a map about its top left corner; its place in the layout stays.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformed(transform.layout, about: .zero)
    }

    /// Draws the view turned in space, seen from straight ahead without perspective.
    ///
    /// Differs from Apple's in that a view turned about an axis within its plane only becomes narrower.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        transformed(Transform(rotation: angle.radians, x: axis.x, y: axis.y, z: axis.z), about: anchor)
    }

    /// Turns the view over where rows run from right to left.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(
            _EffectModifier { environment in
                let flips = enabled && environment.layoutDirection == .rightToLeft
                return { rect, _ in flips ? [.transform(.scale(x: -1, y: 1).around(CGPoint(x: rect.midX, y: rect.midY)))] : [] }
            })
    }
}

extension Transform {
    /// What is seen of a turn in space from straight ahead; the axis need not have length 1.
    fileprivate nonisolated init(rotation angle: Double, x: CGFloat, y: CGFloat, z: CGFloat) {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else {
            self = .identity
            return
        }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = (CGFloat(sin(angle)), CGFloat(cos(angle)))
        let rest = 1 - cosine
        self.init(
            a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine, d: cosine + y * y * rest)
    }
}
