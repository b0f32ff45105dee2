public import Foundation

/// Draws pictures by code.
///
/// The picture keeps what is drawn, so that it is sharp wherever it is shown. Differs from Apple's in that there are no pixels in a bundle.
public class UIGraphicsImageRenderer {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// The part of the plane that is seen, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// In points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The picture that a closure draws.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = format.context(bounds)
        UIGraphicsContextStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
        return context.image
    }

    /// Draws, and gives no bytes: what is drawn here becomes pixels only where it is shown. Use `image(actions:)`.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Draws, and gives no bytes: what is drawn here becomes pixels only where it is shown. Use `image(actions:)`.
    public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// How a picture that code draws is kept.
public class UIGraphicsImageRendererFormat {
    /// Which colours can be told apart. Has no effect: they are sRGB's.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// Pixels a point, which the picture tells; it is drawn in as many as the place that shows it has.
    public var scale = UIScreen.main.scale
    /// Whether the picture is black where nothing is drawn.
    public var opaque = false
    public var preferredRange = Range.automatic
    public internal(set) var bounds = CGRect.zero

    public init() {}

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// An empty picture of a part of the plane; sides that are none count as 0.
    func context(_ bounds: CGRect) -> CGContext {
        let isRoom = bounds.size.width.isFinite && bounds.size.height.isFinite && bounds.size.width > 0 && bounds.size.height > 0
        let context = CGContext(size: isRoom ? bounds.size : .zero, scale: scale > 0 && scale.isFinite ? scale : 1)
        if opaque, isRoom { context.fill(CGRect(origin: .zero, size: bounds.size)) }
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        return context
    }
}

/// Where a renderer's closure draws.
public final class UIGraphicsImageRendererContext {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// The picture as it has been drawn so far.
    public var currentImage: UIImage { cgContext.image }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(Path(rect), blendMode: blendMode) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.stroke(Path(rect), blendMode: blendMode) }
    /// Draws from now on only within a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
