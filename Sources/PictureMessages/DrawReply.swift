package import Drawing

/// What the process that draws has to say.
package enum DrawReply: Hashable, Sendable {
    /// The fonts are read. Sent once, before all else.
    case ready
    /// The file's bytes, a sentence for each thing that is missing in the picture, and when it is next another by itself, in seconds
    /// since 1970.
    case drawn(number: UInt64, [UInt8], warnings: [String], until: Double? = nil)
    /// The order must come again, after the files of these pictures.
    case lacks(number: UInt64, [ImageKey])
    /// The list or the text itself is wrong, whenever and however it is asked for.
    case refused(number: UInt64, reason: String)
    /// The list cannot be drawn in this size or format.
    case undrawable(number: UInt64, reason: String)
    /// An encoded `ShapedText`.
    case shaped(number: UInt64, [UInt8])
    /// The file of a picture cannot be decoded, for this reason, and is left out wherever it is drawn. Sent once a file.
    case undecodable(ImageKey, reason: String)
    /// The files of the folder that look like fonts and are none.
    case fontsAdded(number: UInt64, refused: [String])

    /// Which request it replies to; nil for what replies to none.
    package var number: UInt64? {
        switch self {
        case .ready, .undecodable: nil
        case .drawn(let number, _, _, _), .lacks(let number, _), .refused(let number, _), .undrawable(let number, _),
            .shaped(let number, _), .fontsAdded(let number, _):
            number
        }
    }

    /// The file of a picture or the encoded glyphs; empty in other replies.
    package var body: [UInt8] {
        switch self {
        case .drawn(_, let bytes, _, _), .shaped(_, let bytes): bytes
        default: []
        }
    }

    /// What is missing in a picture.
    package var warnings: [String] { if case .drawn(_, _, let warnings, _) = self { warnings } else { [] } }

    /// When a picture is next another by itself, in seconds since 1970; nil for one that stays.
    package var until: Double? { if case .drawn(_, _, _, let until) = self { until } else { nil } }
}
