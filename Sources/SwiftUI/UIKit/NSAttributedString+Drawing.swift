public import Foundation

/// Text is drawn where a picture is being drawn, from the top left; sizes are estimates, since letters are measured when they are shown.
extension NSAttributedString {
    /// Draws on lines as wide as a rectangle.
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(.text(DrawnText(self), rect)) }

    /// Draws on one line.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: .zero)) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) { draw(in: rect) }

    /// About how large the text is on one line, in points.
    public func size() -> CGSize { DrawnText(self).size(within: 0) }

    /// About how large the text is on lines of a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: DrawnText(self).size(within: size.width)) }
}

extension String {
    /// Draws on lines as wide as a rectangle.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws on one line.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// About how large the text is on one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }
}

extension NSString {
    /// Draws on lines as wide as a rectangle.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attributes).draw(in: rect)
    }

    /// Draws on one line.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attributes).draw(at: point)
    }

    /// About how large the text is on one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attributes).size()
    }
}
