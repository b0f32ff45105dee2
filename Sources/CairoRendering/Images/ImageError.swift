/// Why a picture file cannot be drawn; `file` is the name that the caller gave.
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
    package var description: String {
        switch self {
        case .unknownFormat(let file): "\(file): neither a PNG nor a JPEG picture"
        case .truncated(let file): "\(file): the file ends before the picture does"
        case .tooLarge(let file, let width, let height):
            "\(file): \(width) × \(height) pixels; at most \(ImageDecoder.Limits.side) a side and \(ImageDecoder.Limits.pixels) in all"
        case .damaged(let file, let reason): "\(file): damaged picture: \(reason)"
        }
    }
}
