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

    /// Draws the view turned in space, seen from straight ahead; its place in the layout stays.
    ///
    /// The eye is as far away as the longer side of the view is long, divided by `perspective`; with 0 it is endlessly far.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let turn = SpatialTurn(angle, axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        return modifier(_EffectModifier { _ in { rect, _ in turn?.effects(in: rect) ?? [] } })
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
