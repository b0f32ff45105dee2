/// One text in one face, shaped once at a reference size; all lengths in ems.
package struct ShapedText: Hashable, Sendable {
    package var runs: [Run]
    /// Flags for each UTF-8 byte of the text, and one past its end.
    package var breaks: [Break]
    package var metrics: FontMetrics

    package init(runs: [Run], breaks: [Break], metrics: FontMetrics) {
        self.runs = runs
        self.breaks = breaks
        self.metrics = metrics
    }

    /// Glyphs of one font file in one direction, in the order in which the text is read.
    package struct Run: Hashable, Sendable {
        package var font: FontKey
        /// As in the Unicode bidirectional algorithm, for the text alone: odd from right to left, a number within such text 2.
        package var level: UInt8
        package var glyphs: [Glyph]

        package init(font: FontKey, level: UInt8, glyphs: [Glyph]) {
            self.font = font
            self.level = level
            self.glyphs = glyphs
        }

        package init(font: FontKey, rightToLeft: Bool, glyphs: [Glyph]) {
            self.init(font: font, level: rightToLeft ? 1 : 0, glyphs: glyphs)
        }

        package var rightToLeft: Bool { level % 2 == 1 }
    }

    /// One glyph; `cluster` is the offset in the UTF-8 text of the first byte that it stands for.
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        package var advance: Float
        package var xOffset: Float
        package var yOffset: Float
        package var cluster: UInt32

        package init(id: UInt32, advance: Float, xOffset: Float = 0, yOffset: Float = 0, cluster: UInt32) {
            self.id = id
            self.advance = advance
            self.xOffset = xOffset
            self.yOffset = yOffset
            self.cluster = cluster
        }
    }

    /// What may happen before a byte of the text.
    package struct Break: OptionSet, Hashable, Sendable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A line may be broken here.
        package static let line = Break(rawValue: 1)
        /// A line must be broken here.
        package static let mandatory = Break(rawValue: 2)
        /// A grapheme cluster begins here.
        package static let character = Break(rawValue: 4)
        /// White space stands here.
        package static let space = Break(rawValue: 8)
    }
}

/// The vertical metrics of a face in ems; each is positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Float
    package var descent: Float
    package var leading: Float
    package var capHeight: Float
    package var xHeight: Float

    package init(ascent: Float, descent: Float, leading: Float = 0, capHeight: Float = 0.7, xHeight: Float = 0.5) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}

/// A font file as the host knows it: path and index of the face within it.
///
/// Only the host makes one; a renderer opens a path only when it lies in one of the host's font folders.
package struct FontKey: Hashable, Sendable {
    package var path: String
    package var index: UInt32
    /// Variable-font settings as fontconfig writes them, or empty.
    package var variations: String
    /// Slanted or emboldened by the renderer, since the family has no such face.
    package var synthetic: Synthetic

    package init(path: String, index: UInt32 = 0, variations: String = "", synthetic: Synthetic = []) {
        self.path = path
        self.index = index
        self.variations = variations
        self.synthetic = synthetic
    }

    package struct Synthetic: OptionSet, Hashable, Sendable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let oblique = Synthetic(rawValue: 1)
        package static let bold = Synthetic(rawValue: 2)
    }
}

/// Shapes text; the one thing that layout cannot do from numbers alone.
package protocol TextShaper {
    /// The glyphs of a text without line breaks taken; never fails: what no font has is drawn as its font's missing glyph.
    func shape(_ text: String, face: FontFace, language: String) -> ShapedText
}
