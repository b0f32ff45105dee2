internal import Drawing
package import Rendering

/// Reads PNG and JPEG files.
package enum ImageDecoder {
    /// What is decoded at most, checked before memory is taken.
    package enum Limits {
        /// Pixels in either direction.
        package static let side = 8_192
        /// Pixels in all.
        package static let pixels = 64 << 20
    }

    /// The size in pixels that a picture is shown in, from the head of its file alone; also of one too large to decode.
    package static func size(of bytes: [UInt8], file: String) throws(ImageError) -> PixelSize {
        try header(of: bytes, file: file).shownSize
    }

    /// The same, or an error for one too large to decode.
    package static func decodableSize(of bytes: [UInt8], file: String) throws(ImageError) -> PixelSize {
        try decodableHeader(of: bytes, file: file).shownSize
    }

    private static func decodableHeader(of bytes: [UInt8], file: String) throws(ImageError) -> ImageHeader {
        let header = try header(of: bytes, file: file)
        guard header.width <= Limits.side, header.height <= Limits.side, header.width * header.height <= Limits.pixels else {
            throw .tooLarge(file: file, width: header.width, height: header.height)
        }
        return header
    }

    private static func header(of bytes: [UInt8], file: String) throws(ImageError) -> ImageHeader {
        do throws(ImageHeader.Fault) { return try ImageHeader(bytes) } catch {
            switch error {
            case .unknownFormat: throw .unknownFormat(file: file)
            case .truncated: throw .truncated(file: file)
            case .damaged(let reason): throw .damaged(file: file, reason: reason)
            }
        }
    }

    /// The picture of a whole file, turned as its camera says.
    package static func decode(_ bytes: [UInt8], file: String) throws(ImageError) -> Bitmap {
        let header = try decodableHeader(of: bytes, file: file)
        switch header.format {
        case .png: return try decodePNG(bytes, file: file)
        case .jpeg: return try decodeJPEG(bytes, header, file: file).turned(header.orientation)
        }
    }
}

extension ImageHeader {
    fileprivate var shownSize: PixelSize { PixelSize(width: shownWidth, height: shownHeight) }
}
