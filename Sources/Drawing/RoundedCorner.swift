internal import Foundation

/// One corner of a rounded rectangle: an arc, and for a continuous corner a curve on either side that eases into it.
///
/// The further the easing reaches, the less of the quarter turn is left to the arc. Where the side has no room for it, it reaches
/// less far, down to the plain arc when the radius is half the side.
struct RoundedCorner {
    /// Length of a cubic's handles for a quarter circle of radius 1.
    static let quarterHandle: CGFloat = 4.0 / 3 * (2.0.squareRoot() - 1)
    /// How far beyond the radius a continuous corner reaches where there is room, as a part of the radius.
    private static let fullEase: CGFloat = 0.528665

    private let radius: CGFloat
    /// 0 for a plain arc, up to `fullEase`.
    private let ease: CGFloat

    /// `beside` and `above` are the radii at the other ends of the horizontal and the vertical side; all fit the size.
    init(_ radius: CGFloat, _ size: CGSize, beside: CGFloat, above: CGFloat, _ style: Outline.CornerStyle) {
        self.radius = radius
        guard style == .continuous, radius > 0 else {
            ease = 0
            return
        }
        let room = min(size.width / (radius + beside), size.height / (radius + above))
        ease = min(Self.fullEase, max(0, room - 1))
    }

    /// How far from the corner's tip the rounding begins, in points.
    var reach: CGFloat { radius * (1 + ease) }

    /// The straight side up to the corner and the corner itself; `heading` is the direction in which its tip is reached.
    func append(to path: inout [Outline.Segment], at tip: CGPoint, heading: CGSize) {
        /// From the frame in which the corner begins at 0,0, runs along x and ends at reach,reach.
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let along = x - reach
            return CGPoint(
                x: tip.x + along * heading.width - y * heading.height, y: tip.y + along * heading.height + y * heading.width)
        }
        /// The same curve's point seen from the corner's end.
        func mirrored(_ x: CGFloat, _ y: CGFloat) -> CGPoint { place(reach - y, reach - x) }

        path.append(.line(place(0, 0)))
        guard radius > 0 else { return }
        let turn = .pi / 4 * ease
        let join = easing(turn)
        if ease > 0 { path.append(.curve(place(join.x, join.y), control1: place(join.handle1, 0), control2: place(join.handle2, 0))) }
        let handle = 4.0 / 3 * tan((.pi / 2 - 2 * turn) / 4) * radius
        let control = (x: join.x + handle * cos(turn), y: join.y + handle * sin(turn))
        path.append(
            .curve(mirrored(join.x, join.y), control1: place(control.x, control.y), control2: mirrored(control.x, control.y)))
        if ease > 0 {
            path.append(.curve(place(reach, reach), control1: mirrored(join.handle2, 0), control2: mirrored(join.handle1, 0)))
        }
    }

    /// Where the easing curve, after turning by `turn`, meets the arc, and how far along the side its handles lie.
    private func easing(_ turn: CGFloat) -> (x: CGFloat, y: CGFloat, handle1: CGFloat, handle2: CGFloat) {
        let arcExtent = 2.0.squareRoot() * sin(.pi / 4 - turn) * radius
        let tangent = radius * tan(turn / 2)
        let rise = tangent * sin(turn)
        let run = tangent * cos(turn)
        let handle = (reach - arcExtent - run - rise) / 3
        return (x: 3 * handle + run, y: rise, handle1: 2 * handle, handle2: 3 * handle)
    }
}
