/// Why a picture file cannot be drawn, and what to do; `file` is the name that the caller gave.
package enum ImageError: Error, Hashable, Sendable {
    /// Neither PNG nor JPEG.
    case unknownFormat(file: String)
    /// The file ends before the picture does.
    case truncated(file: String)
    /// More pixels than are decoded; see `ImageDecoder.Limits`.
    case tooLarge(file: String, width: Int, height: Int)
    /// What the decoder says.
    case damaged(file: String, reason: String)
}

extension ImageError: CustomStringConvertible {
    package var description: String { "\(file): \(reason)" }

    private var file: String {
        switch self {
        case .unknownFormat(let file), .truncated(let file), .tooLarge(let file, _, _), .damaged(let file, _): file
        }
    }

    /// The same without the file's name.
    package var reason: String {
        switch self {
        case .unknownFormat: "neither a PNG nor a JPEG picture; export it again as one of them"
        case .truncated: "the file ends before the picture does; export it again"
        case .tooLarge(_, let width, let height):
            "\(width) × \(height) pixels, where \(ImageDecoder.Limits.side) a side and \(ImageDecoder.Limits.pixels) in all are the most; "
                + "make it smaller"
        case .damaged(_, let reason): "damaged (\(reason)); export it again"
        }
    }
}
