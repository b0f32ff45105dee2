package import Foundation

/// Glyphs of one font on one baseline, already placed.
package struct GlyphRun: Hashable, Sendable {
    /// Which of the list's fonts.
    package var font: Int
    /// Points per em.
    package var size: CGFloat
    /// Where x = 0 of the glyphs meets the baseline, in points of the list.
    package var origin: CGPoint
    package var glyphs: [Glyph]
    package var paint: Paint
    /// What the glyphs say, for those who read and do not look.
    package var text: String

    package init(font: Int, size: CGFloat, origin: CGPoint, glyphs: [Glyph], paint: Paint, text: String) {
        self.font = font
        self.size = size
        self.origin = origin
        self.glyphs = glyphs
        self.paint = paint
        self.text = text
    }

    /// A glyph and its offset from the run's origin in points.
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        package var x: Float
        package var y: Float

        package init(id: UInt32, x: Float, y: Float = 0) {
            self.id = id
            self.x = x
            self.y = y
        }
    }
}
