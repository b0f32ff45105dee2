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
        try ImageHeader(bytes, file: file).shownSize
    }

    /// The same, or an error for one too large to decode.
    package static func decodableSize(of bytes: [UInt8], file: String) throws(ImageError) -> PixelSize {
        try decodableHeader(of: bytes, file: file).shownSize
    }

    private static func decodableHeader(of bytes: [UInt8], file: String) throws(ImageError) -> ImageHeader {
        let header = try ImageHeader(bytes, file: file)
        let size = header.size
        guard size.width <= Limits.side, size.height <= Limits.side, size.width * size.height <= Limits.pixels else {
            throw .tooLarge(file: file, width: size.width, height: size.height)
        }
        return header
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
