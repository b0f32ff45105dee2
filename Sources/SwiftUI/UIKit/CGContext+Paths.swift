import Drawing
public import Foundation

/// Which points a path that crosses itself encloses.
public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding
    case evenOdd
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
    public func beginPath() { path = Path() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ path: CGPath) { self.path.addPath(path) }
    public func closePath() { path.closeSubpath() }

    /// Angles are in radians; on screen `false` runs clockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle), endAngle: Angle(radians: endAngle), clockwise: clockwise
        )
    }

    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the path under construction, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { path = Path() }
        if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path) }
    }

    /// Draws from now on only within the path under construction, and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: path, rule == .evenOdd ? .evenOdd : .nonZero)
        path = Path()
    }

    /// Draws from now on only within a rectangle.
    public func clip(to rect: CGRect) { clip(to: Path(rect), .nonZero) }

    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

    /// Draws along a rectangle in a width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var pen = state.pen
        pen.lineWidth = width
        stroke(Path(rect), pen)
    }

    func fill(_ path: Path, isEvenOdd: Bool = false, alpha: CGFloat = 1, blendMode: CGBlendMode? = nil) {
        draw(.fill(path.outline, state.fill.source, isEvenOdd ? .evenOdd : .nonZero), alpha: alpha, blendMode: blendMode)
    }

    func stroke(_ path: Path, _ pen: StrokeStyle? = nil, alpha: CGFloat = 1, blendMode: CGBlendMode? = nil) {
        draw(.stroke(path.outline, state.stroke.source, (pen ?? state.pen).pen), alpha: alpha, blendMode: blendMode)
    }
}

/// A path in CoreGraphics' words.
public typealias CGPath = Path
/// A colour in CoreGraphics' words.
public typealias CGColor = UIColor

extension Path {
    /// The same path, as CoreGraphics hands it over.
    public nonisolated init(_ path: CGPath) { self = path }

    /// The path itself.
    public nonisolated var cgPath: CGPath { self }
}

extension UIColor {
    /// The colour itself.
    public var cgColor: CGColor { self }

    /// The same colour, as CoreGraphics hands it over.
    public convenience init(cgColor: CGColor) { self.init(cgColor.source) }

    /// Fills with it from now on, where a picture is being drawn.
    public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = self }
    /// Draws lines with it from now on, where a picture is being drawn.
    public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = self }

    /// Fills and draws lines with it from now on, where a picture is being drawn.
    public func set() {
        setFill()
        setStroke()
    }
}

extension Color {
    public nonisolated init(cgColor: CGColor) { self.init(cgColor.source) }
}
