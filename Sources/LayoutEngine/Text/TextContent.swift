internal import Drawing
internal import Foundation

/// A styled text after shaping: clusters one behind the other with their places on one endless line, at full size.
struct TextContent {
    /// Segments as they were shaped: neighbours that look the same are one.
    var segments: [StyledText.Segment] = []
    /// Ascent, descent and the rest of each segment, in ems.
    var metrics: [FontMetrics] = []
    var pieces: [Piece] = []
    var clusters: [Cluster] = []
    /// Where each cluster begins, in points, and where the last one ends.
    var edges: [CGFloat] = [0]
    /// Where paragraphs begin, and their directions; empty when all is left to right.
    var paragraphs: [Paragraph] = []
    /// The text was longer than `TextLayout.characterLimit`.
    var isCut = false

    /// Glyphs of one font and one segment in one direction.
    struct Piece {
        var segment: Int
        var font: FontKey
        /// The level of the bidirectional algorithm; of what was shaped alone until the direction of its paragraph is known.
        var level: UInt8
        var glyphs: [ShapedText.Glyph]
        /// What was shaped; clusters count bytes in it.
        var text: String

        var rightToLeft: Bool { level % 2 == 1 }
    }

    /// The least that can stand on a line: one or more glyphs for one or more characters.
    struct Cluster {
        var piece: Int32
        var glyphs: Range<Int32>
        /// What it stands for in the piece's text.
        var bytes: Range<UInt32>
        var flags: Flags
    }

    /// What is true of a cluster; plain bits, for they are asked in the innermost loops.
    struct Flags {
        var bits: UInt8

        /// A line may end before this cluster.
        var breakBefore: Bool {
            get { bits & 1 != 0 }
            set { bits = newValue ? bits | 1 : bits & ~1 }
        }

        /// A line must end here.
        var isNewline: Bool { bits & 2 != 0 }

        /// A character as readers see it begins here.
        var isCharacter: Bool {
            get { bits & 4 != 0 }
            set { bits = newValue ? bits | 4 : bits & ~4 }
        }

        var isSpace: Bool { bits & 8 != 0 }
        var isBlank: Bool { bits & 10 != 0 }

        static var newline: Flags { Flags(bits: 2 | 4) }
        static var character: Flags { Flags(bits: 4) }

        init(bits: UInt8) { self.bits = bits }

        /// A break that must be taken is one that may be: the text was split at line ends before it was shaped.
        init(_ flag: ShapedText.Break) { bits = flag.rawValue & 13 | (flag.rawValue & 2) >> 1 }
    }

    struct Paragraph {
        var start: Int
        var rightToLeft: Bool
    }

    func segment(of cluster: Int) -> Int { pieces[Int(clusters[cluster].piece)].segment }

    /// Points from the start of the first of these clusters to the end of the last.
    func width(_ range: Range<Int>) -> CGFloat { edges[range.upperBound] - edges[range.lowerBound] }

    /// The same clusters without white space at the end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].flags.isBlank { end -= 1 }
        return range.lowerBound..<end
    }

    /// Whether the paragraph that holds a cluster begins at the right.
    func isRightToLeft(at cluster: Int) -> Bool {
        paragraphs.last { $0.start <= cluster }?.rightToLeft ?? false
    }
}
