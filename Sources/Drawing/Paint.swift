package import Foundation

/// What fills an outline or colours glyphs; positions in points of the list.
package enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linear(stops: [GradientStop], from: CGPoint, to: CGPoint)
    case radial(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A radial gradient of the unit square, stretched over a frame; centre and radii are those of the square.
    case elliptical(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, frame: CGRect)
    /// Angles in radians, clockwise from the positive x axis.
    case angular(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
    case mesh(MeshPaint)
    case material(MaterialPaint)
    case picture(PicturePaint)
}

/// One colour of a gradient; `location` is 0...1.
package struct GradientStop: Hashable, Sendable {
    package var color: RGBA
    package var location: Float

    package init(color: RGBA, location: Float) {
        self.color = color
        self.location = location
    }
}
