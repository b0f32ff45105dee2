package import Drawing
public import Foundation

/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}

/// How a line is drawn along an outline; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public nonisolated init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    package var pen: StrokePen {
        StrokePen(
            width: lineWidth, cap: [.butt, .round, .square][Int(lineCap.rawValue)], join: [.miter, .round, .bevel][Int(lineJoin.rawValue)],
            miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }
}
