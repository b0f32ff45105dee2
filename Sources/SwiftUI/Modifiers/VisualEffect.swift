import Drawing
public import Foundation
import LayoutEngine

/// Changes to how a view looks that leave its place as it is.
public protocol VisualEffect: Sendable, Animatable {
    /// The changes within a room, the outermost first. Authors never write their own.
    nonisolated func _changes(in rect: CGRect) -> _VisualChanges
}

/// What a visual effect comes to.
public struct _VisualChanges {
    let list: [DisplayList.Effect]
    nonisolated init(_ list: [DisplayList.Effect]) { self.list = list }
}

/// No change at all, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    public nonisolated init() {}
    public nonisolated func _changes(in rect: CGRect) -> _VisualChanges { _VisualChanges([]) }
}

/// A change to what another makes of a view.
struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @Sendable (CGRect) -> DisplayList.Effect?

    nonisolated func _changes(in rect: CGRect) -> _VisualChanges {
        _VisualChanges((change(rect).map { [$0] } ?? []) + base._changes(in: rect).list)
    }
}

extension VisualEffect {
    private nonisolated func adding(_ change: @escaping @Sendable (CGRect) -> DisplayList.Effect?) -> AddedVisualEffect<Self> {
        AddedVisualEffect(base: self, change: change)
    }

    /// Makes the view translucent, 0 for not to be seen to 1 for as it is.
    public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
        adding { _ in opacity < 1 ? .opacity(max(0, opacity)) : nil }
    }

    /// Blurs the view; the radius is in points. `opaque` has no effect.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { _ in radius > 0 ? .blur(radius: radius) : nil }
    }

    /// Draws the view beside its place, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding { _ in .transform(.translation(x: x, y: y)) }
    }

    /// Draws the view beside its place, in points.
    public nonisolated func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Draws the view larger or smaller.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { .transform(.scale(x: scale.width, y: scale.height).around(anchor.point(in: $0))) }
    }

    /// Draws the view larger or smaller.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view larger or smaller.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned, clockwise for positive angles.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { .transform(.rotation(angle.radians).around(anchor.point(in: $0))) }
    }

    /// Draws the view turned in space, seen from straight ahead, as the modifier of this name does.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        let turn = SpatialTurn(angle, axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        return adding { turn?.effects(in: $0).first }
    }
}

struct _VisualEffectModifier<Effect: VisualEffect> {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension _VisualEffectModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        let direction = context.environment.layoutDirection
        return EffectNode(
            child: node, around: { room in effect(EmptyVisualEffect(), GeometryProxy(room, direction))._changes(in: room.rect).list })
    }
}

extension View {
    /// Changes how the view looks by where it lies; its place in the layout stays.
    public nonisolated func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { modifier(_VisualEffectModifier(effect: effect)) }
}
