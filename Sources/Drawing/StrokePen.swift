package import Foundation

/// How a line is drawn along an outline; lengths in points.
package struct StrokePen: Hashable, Sendable {
    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat

    package init(
        width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    package enum Cap: UInt8, Sendable {
        case butt = 0
        case round = 1
        case square = 2
    }

    package enum Join: UInt8, Sendable {
        case miter = 0
        case round = 1
        case bevel = 2
    }
}
