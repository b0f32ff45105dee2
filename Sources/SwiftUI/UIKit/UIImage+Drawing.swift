public import Foundation

extension UIImage {
    /// How a picture's colours count.
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// Draws the picture as large as a rectangle, where a picture is being drawn.
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(.image(self, rect)) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.draw(.image(self, rect), alpha: alpha, blendMode: blendMode)
    }

    /// Draws the picture in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// The same picture, in its colours or only its shape in the foreground.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(source, renderingMode: renderingMode, tint: tint) }

    /// The picture's shape in a colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysTemplate) -> UIImage {
        UIImage(source, renderingMode: renderingMode, tint: color)
    }

    /// The picture in another size in points; nil where a side is none.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// The picture itself: it is read when it is shown.
    public func preparingForDisplay() -> UIImage? { self }
}
