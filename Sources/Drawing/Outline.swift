package import Foundation

/// The outline of a fill, stroke or clip, in points; y grows downwards.
///
/// The common shapes keep their names, so that a list stays small and a renderer can take its fast road.
package enum Outline: Hashable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, radii: CornerRadii, style: CornerStyle)
    case ellipse(CGRect)
    case path([Segment])

    /// One step of a general path.
    package enum Segment: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    /// How the corner of a rounded rectangle is drawn.
    package enum CornerStyle: UInt8, Sendable {
        case circular = 0
        case continuous = 1
    }
}

/// The radius of each corner in points; never negative.
package struct CornerRadii: Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat

    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        self.topLeft = max(0, topLeft)
        self.topRight = max(0, topRight)
        self.bottomRight = max(0, bottomRight)
        self.bottomLeft = max(0, bottomLeft)
    }

    package init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
}

/// Which points a path that crosses itself encloses.
package enum FillRule: UInt8, Sendable {
    case nonZero = 0
    case evenOdd = 1
}
