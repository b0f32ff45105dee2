internal import CPangoCairo
internal import Rendering

extension ImageDecoder {
    /// Decodes with cairo's reader, which premultiplies.
    static func decodePNG(_ bytes: [UInt8], file: String) throws(ImageError) -> Bitmap {
        let surface = bytes.withUnsafeBytes { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            return cairo_image_surface_create_from_png_stream(readRest, &rest)
        }
        defer { cairo_surface_destroy(surface) }
        switch cairo_surface_status(surface) {
        case CAIRO_STATUS_SUCCESS: break
        case CAIRO_STATUS_READ_ERROR: throw .truncated(file: file)
        case let status: throw .damaged(file: file, reason: String(cString: cairo_status_to_string(status)))
        }
        guard let surface, let bitmap = Bitmap(surface) else { throw .damaged(file: file, reason: "an unknown kind of pixels") }
        return bitmap
    }
}

/// Gives cairo the next bytes of the buffer that `closure` points to.
private func readRest(_ closure: UnsafeMutableRawPointer?, _ out: UnsafeMutablePointer<UInt8>?, _ count: UInt32) -> cairo_status_t {
    guard let rest = closure?.assumingMemoryBound(to: UnsafeRawBufferPointer.self), let out, rest.pointee.count >= count else {
        return CAIRO_STATUS_READ_ERROR
    }
    UnsafeMutableRawBufferPointer(start: out, count: Int(count)).copyBytes(from: rest.pointee.prefix(Int(count)))
    rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(Int(count)))
    return CAIRO_STATUS_SUCCESS
}

extension Bitmap {
    /// The pixels of an image surface of cairo's with 32 bits a pixel.
    fileprivate init?(_ surface: OpaquePointer) {
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24, let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
        self.init(width: width, height: height)
        withPixels { UnsafeMutableRawBufferPointer($0).copyMemory(from: UnsafeRawBufferPointer(start: data, count: 4 * width * height)) }
        guard format == CAIRO_FORMAT_RGB24 else { return }
        withPixels { pixels in
            for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
        }
    }
}
