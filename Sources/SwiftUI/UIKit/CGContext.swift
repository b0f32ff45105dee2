import Drawing
public import Foundation
import LayoutEngine

/// Where code draws a picture, in points from the top left.
///
/// Differs from Apple's in that it keeps what is drawn and no pixels: paths, colours, gradients, texts and pictures.
public final class CGContext {
    /// All that `saveGState` keeps.
    struct State {
        var effects: [DisplayList.Effect] = []
        var fill = UIColor.black
        var stroke = UIColor.black
        var pen = StrokeStyle()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: DisplayList.Effect?
    }

    var state = State()
    /// The path under construction.
    var path = Path()
    private var saved: [State] = []
    private var picture: DrawnPicture

    init(size: CGSize, scale: CGFloat) { picture = DrawnPicture(size: size, scale: scale) }

    /// What has been drawn so far.
    var image: UIImage { UIImage(picture) }

    public func saveGState() { saved.append(state) }

    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
    }

    public func setFillColor(_ color: CGColor) { state.fill = color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// Components 0...1 in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Components 0...1 in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// In points.
    public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.pen.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.pen.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.pen.dash, state.pen.dashPhase) = (lengths, phase) }

    /// Of each thing that is drawn, 0...1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Lengths in points; a clear colour ends shadows.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = UIColor(white: 0, alpha: 1 / 3)) {
        let rgba = color.map { Color($0).rgba(in: UITraitCollection.current.environment) } ?? .clear
        state.shadow = rgba.alpha > 0 ? .shadow(color: rgba, radius: max(0, blur / 2), offset: offset) : nil
    }

    /// Has no effect: edges are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect: edges are always smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Clockwise on screen, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Applies a map before those that were said earlier.
    public func concatenate(_ transform: CGAffineTransform) { state.effects.append(.transform(transform.layout)) }

    /// Draws from now on only within a path.
    func clip(to path: Path, _ rule: FillRule) { state.effects.append(.clip(path.outline, rule)) }

    /// Adds a step in the state of now.
    func draw(_ content: DrawnPicture.Content, alpha: CGFloat = 1, blendMode: CGBlendMode? = nil) {
        var effects = state.effects
        if let shadow = state.shadow { effects.append(shadow) }
        let opacity = max(0, min(1, state.alpha * alpha))
        if opacity < 1 { effects.append(.opacity(opacity)) }
        if let blend = (blendMode ?? state.blendMode).drawn { effects.append(.blend(blend)) }
        picture.steps.append(DrawnPicture.Step(effects: effects, content: content))
    }

    /// Takes away what was drawn within a rectangle.
    public func clear(_ rect: CGRect) {
        let effects = state.effects + [.blend(.destinationOut)]
        picture.steps.append(DrawnPicture.Step(effects: effects, content: .fill(.rect(rect), .fixed(.black), .nonZero)))
    }
}

/// How what is drawn is mixed with what lies below it.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter

    /// Nil for plain drawing, which stands in for those that a list does not know.
    var drawn: Drawing.BlendMode? {
        switch self {
        case .normal, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
        case .clear: .destinationOut
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
