package import Foundation

extension StyledText {
    /// A part of a text that looks the same throughout; lengths in points.
    package struct Segment: Hashable, Sendable {
        /// With a face of design `symbol`, the name of the one symbol that stands here.
        package var text: String
        /// What is asked of the font.
        package var face: FontFace
        /// Points per em.
        package var size: CGFloat
        /// Start, end and centre of a gradient are in the unit square of the text's frame.
        package var paint: Paint
        /// Added after each character, unless there is tracking.
        package var kerning: CGFloat
        /// Added after each character.
        package var tracking: CGFloat
        /// How far the baseline is raised.
        package var baselineOffset: CGFloat
        /// A line a tenth of the size below the baseline.
        package var underline: Decoration?
        /// A line through the middle of small letters.
        package var strikethrough: Decoration?
        /// In ems, in place of the face's own ascent, descent and leading.
        package var metrics: FontMetrics?
        /// Stands on the baseline in the place of the text, which only says what it shows.
        package var picture: Picture?
        /// What lies behind the text, as high as its line.
        package var background: Paint?
        /// What the text tells of the time, where it changes by itself; the text is what it says as of the entry's date.
        package var words: MovingWords?

        package init(
            _ text: String, face: FontFace = FontFace(), size: CGFloat = 17, paint: Paint = .color(.black), kerning: CGFloat = 0,
            tracking: CGFloat = 0, baselineOffset: CGFloat = 0, underline: Decoration? = nil, strikethrough: Decoration? = nil,
            metrics: FontMetrics? = nil
        ) {
            self.text = text
            self.face = face
            self.size = size
            self.paint = paint
            self.kerning = kerning
            self.tracking = tracking
            self.baselineOffset = baselineOffset
            self.underline = underline
            self.strikethrough = strikethrough
            self.metrics = metrics
        }
    }

    /// A picture within a text.
    package struct Picture: Hashable, Sendable {
        /// What is drawn.
        package var image: ImageKey
        /// In points.
        package var size: CGSize
        /// Only its shape is drawn, in the segment's paint.
        package var isTemplate: Bool

        package init(image: ImageKey, size: CGSize, isTemplate: Bool) {
            self.image = image
            self.size = size
            self.isTemplate = isTemplate
        }
    }

    /// A line drawn under or through a part of a text.
    package struct Decoration: Hashable, Sendable {
        /// How the line is broken.
        package var pattern: Pattern
        /// Nil for the text's own.
        package var paint: Paint?

        package init(pattern: Pattern = .solid, paint: Paint? = nil) {
            self.pattern = pattern
            self.paint = paint
        }

        /// How a line is broken.
        package enum Pattern: UInt8, Hashable, Sendable {
            case solid = 0
            case dash, dot, dashDot, dashDotDot
        }
    }
}
