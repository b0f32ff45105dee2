package import Drawing

/// What the process that draws has to say.
package enum DrawReply: Hashable, Sendable {
    /// The fonts are read. Sent once, before all else.
    case ready
    case drawn(number: UInt64, DrawnPicture)
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
        case .drawn(let number, _), .lacks(let number, _), .refused(let number, _), .undrawable(let number, _),
            .shaped(let number, _), .fontsAdded(let number, _):
            number
        }
    }

    /// The file of a picture or the encoded glyphs; empty in other replies.
    package var body: [UInt8] {
        switch self {
        case .drawn(_, let picture): picture.bytes
        case .shaped(_, let bytes): bytes
        default: []
        }
    }

    /// The picture that was drawn; nil in other replies.
    package var picture: DrawnPicture? { if case .drawn(_, let picture) = self { picture } else { nil } }
}
