import Drawing
public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path with the pen that draws it, in points; y grows downwards.
open class UIBezierPath {
    public var cgPath: CGPath
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public init() { cgPath = Path() }
    public init(cgPath: CGPath) { self.cgPath = cgPath }
    public init(rect: CGRect) { cgPath = Path(rect) }
    public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius) }

    /// The radius of those corners is the smaller side of the size.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = min(cornerRadii.width, cornerRadii.height)
        let radii = RectangleCornerRadii(
            topLeading: corners.contains(.topLeft) ? radius : 0, bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
            bottomTrailing: corners.contains(.bottomRight) ? radius : 0, topTrailing: corners.contains(.topRight) ? radius : 0)
        cgPath = Path(roundedRect: rect, cornerRadii: radii)
    }

    /// Angles are in radians; `clockwise` is as seen on screen.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        cgPath = Path()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    open func move(to point: CGPoint) { cgPath.move(to: point) }
    open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { cgPath.addQuadCurve(to: endPoint, control: controlPoint) }
    open func close() { cgPath.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }
    open func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
    open func removeAllPoints() { cgPath = Path() }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Angles are in radians; `clockwise` is as seen on screen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        cgPath.addArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle), endAngle: Angle(radians: endAngle),
            clockwise: !clockwise)
    }

    open var isEmpty: Bool { cgPath.isEmpty }
    open var bounds: CGRect { cgPath.boundingRect }
    open var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
    open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point, eoFill: usesEvenOddFillRule) }

    /// Dashes and gaps in turns, in points; no pattern is a line without gaps.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
    }

    /// Fills the path in the picture that is being drawn, if any.
    open func fill() { fill(with: nil, alpha: 1) }
    /// Draws along the path in the picture that is being drawn, if any.
    open func stroke() { stroke(with: nil, alpha: 1) }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: .some(blendMode), alpha: alpha) }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: .some(blendMode), alpha: alpha) }

    /// Draws from now on only within the path.
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: cgPath, usesEvenOddFillRule ? .evenOdd : .nonZero) }

    private func fill(with blendMode: CGBlendMode?, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.fill(cgPath, isEvenOdd: usesEvenOddFillRule, alpha: alpha, blendMode: blendMode)
    }

    private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat) {
        let pen = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash.lengths,
            dashPhase: dash.phase)
        UIGraphicsGetCurrentContext()?.stroke(cgPath, pen, alpha: alpha, blendMode: blendMode)
    }
}
