internal import CTurboJPEG
internal import Drawing
internal import Rendering

extension ImageDecoder {
    static func decodeJPEG(_ bytes: [UInt8], _ header: ImageHeader, file: String) throws(ImageError) -> Bitmap {
        guard let decoder = tjInitDecompress() else { throw .damaged(file: file, reason: "the decoder does not start") }
        defer { tjDestroy(decoder) }
        var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
            width == header.width, height == header.height
        else { throw error(decoder, bytes, file: file) }
        let inks = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
        var bitmap = Bitmap(width: header.width, height: header.height)
        let result = bitmap.withPixels { pixels in
            // Many scans in a small file could take minutes: the decoder stops at 500.
            pixels.withMemoryRebound(to: UInt8.self) { out in
                tjDecompress2(
                    decoder, bytes, UInt(bytes.count), out.baseAddress, width, 4 * width, height, (inks ? TJPF_CMYK : TJPF_BGRA).rawValue,
                    TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
            }
        }
        if result != 0 { try check(decoder, bytes, file: file) }
        if inks { bitmap.convertInks() }
        return bitmap
    }

    /// Lets pass what decoders warn of in many good files, but not a file without its end.
    private static func check(_ decoder: tjhandle, _ bytes: [UInt8], file: String) throws(ImageError) {
        let error = error(decoder, bytes, file: file)
        guard tjGetErrorCode(decoder) == TJERR_WARNING.rawValue, error != .truncated(file: file) else { throw error }
    }

    /// What the decoder says has many names when the end is missing.
    private static func error(_ decoder: tjhandle, _ bytes: [UInt8], file: String) -> ImageError {
        let reason = String(cString: tjGetErrorStr2(decoder))
        return reason.contains("Premature end") || !bytes.holdsJPEGEnd ? .truncated(file: file) : .damaged(file: file, reason: reason)
    }
}

extension [UInt8] {
    /// Whether the marker of the end stands near the end; cameras append a little of their own.
    fileprivate var holdsJPEGEnd: Bool {
        let tail = suffix(1_024)
        return zip(tail, tail.dropFirst()).contains { $0 == (0xFF, 0xD9) }
    }
}

extension Bitmap {
    /// Turns cyan, magenta, yellow and black, stored as how much light they let through, into colours.
    fileprivate mutating func convertInks() {
        withPixels { pixels in
            for index in pixels.indices {
                let inks = pixels[index]
                let black = inks >> 24
                func light(_ shift: UInt32) -> UInt32 { (inks >> shift & 255) * black / 255 }
                pixels[index] = 0xFF00_0000 | light(0) << 16 | light(8) << 8 | light(16)
            }
        }
    }
}
