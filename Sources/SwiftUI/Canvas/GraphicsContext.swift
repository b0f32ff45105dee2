import Drawing
public import Foundation
import LayoutEngine

/// Where a canvas's renderer draws. A copy draws into the same canvas, with a state of its own.
public struct GraphicsContext {
    /// Of each thing that is drawn, 0...1.
    public var opacity = 1.0
    /// How each thing that is drawn is mixed with what lies below it.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// Takes points that are drawn to points of the canvas. Setting it does not move what was clipped before.
    public var transform: CGAffineTransform {
        get { map }
        set {
            concatenate(newValue.concatenating(map.inverted()))
            map = newValue
        }
    }

    /// The environment of the canvas.
    public let environment: EnvironmentValues
    let recorder: GraphicsRecorder
    private var map = CGAffineTransform.identity
    /// The outermost first.
    private var changes: [GraphicsChange] = []

    init(environment: EnvironmentValues, recorder: GraphicsRecorder) {
        self.environment = environment
        self.recorder = recorder
    }

    public typealias BlendMode = SwiftUI.BlendMode

    /// Moves what is drawn from now on, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

    /// Applies a map before those that were said earlier.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        map = matrix.concatenating(map)
        changes.append(.effect(.transform(matrix.layout)))
    }

    /// Draws from now on only within a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let outline = options.contains(.inverse) ? path.outline.inverted : path.outline
        changes.append(.effect(.clip(outline, style.isEOFilled || options.contains(.inverse) ? .evenOdd : .nonZero)))
    }

    /// Draws from now on only where what a closure draws has alpha, which `opacity` is taken of.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = recorder.layer()
        var inner = GraphicsContext(environment: environment, recorder: layer)
        inner.opacity = opacity
        try content(&inner)
        changes.append(.mask(layer, isInverse: options.contains(.inverse)))
    }

    /// How a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Outside of the path instead of within.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Draws from now on through a filter.
    public mutating func addFilter(_ filter: Filter) {
        if let change = filter.change(environment) { changes.append(change) }
    }

    /// Draws what a closure draws as one layer.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = recorder.layer()
        var inner = GraphicsContext(environment: environment, recorder: layer)
        try content(&inner)
        draw { canvas in canvas.group(.opacity(1)) { layer.play(into: &$0) } }
    }

    /// Adds a step in the state of now.
    func draw(_ step: @escaping GraphicsRecorder.Step) {
        let (opacity, blendMode) = (opacity, blendMode)
        var changes = changes
        if opacity < 1 { changes.append(.effect(.opacity(max(0, opacity)))) }
        if blendMode != .normal { changes.append(.effect(.blend(blendMode.drawn))) }
        recorder.append { canvas in Self.draw(step, under: changes[...], into: &canvas) }
    }

    private static func draw(_ step: GraphicsRecorder.Step, under changes: ArraySlice<GraphicsChange>, into canvas: inout DrawContext) {
        guard let change = changes.first else { return step(&canvas) }
        change.apply(to: &canvas) { draw(step, under: changes.dropFirst(), into: &$0) }
    }
}

extension Outline {
    /// Everything but the outline, to be filled by the even-odd rule.
    fileprivate var inverted: Outline { .path(Outline.everywhere.segments + segments) }

    /// More than any canvas is.
    static var everywhere: Outline { .rect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) }
}
