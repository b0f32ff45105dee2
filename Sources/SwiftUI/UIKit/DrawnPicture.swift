import Drawing
package import Foundation

/// A picture that was drawn by code: its steps, which are drawn anew wherever it is shown, as sharp as the place allows.
package struct DrawnPicture: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// Pixels a point that were asked for.
    var scale: CGFloat
    var steps: [Step] = []

    /// One thing drawn, and what it is drawn under, the outermost first.
    struct Step: Hashable, Sendable {
        var effects: [DisplayList.Effect]
        var content: Content
    }

    enum Content: Hashable, Sendable {
        case fill(Outline, Color.Source, FillRule)
        case stroke(Outline, Color.Source, StrokePen)
        case image(UIImage, CGRect)
        case gradient(DrawnGradient, Outline)
        /// On one line where the rectangle has no width.
        case text(DrawnText, CGRect)
    }
}
