internal import CPangoCairo
internal import Foundation

/// A file of vectors that is being written into memory; a point of the picture is one of the file.
final class VectorFile {
    private let format: VectorFormat
    private let bytes = FileBytes()
    let surface: OpaquePointer

    /// `scale`: pixels a point, for what cannot be kept as vectors. One pixel is then one unit of what is drawn.
    init?(_ format: VectorFormat, size: CGSize, scale: Double) {
        self.format = format
        let closure = Unmanaged.passUnretained(bytes).toOpaque()
        let made =
            switch format {
            case .svg: cairo_svg_surface_create_for_stream(append, closure, size.width, size.height)
            case .pdf: cairo_pdf_surface_create_for_stream(append, closure, size.width, size.height)
            }
        guard let made else { return nil }
        surface = made
        switch format {
        case .svg: cairo_svg_surface_set_document_unit(made, CAIRO_SVG_UNIT_PX)
        // A date that is none leaves it out: the same picture gives the same bytes.
        case .pdf: cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_CREATE_DATE, "")
        }
        cairo_surface_set_fallback_resolution(made, 72 * scale, 72 * scale)
        cairo_surface_set_device_scale(made, 1 / scale, 1 / scale)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Ends the file and gives its bytes; nil when it could not be written.
    func finish() -> [UInt8]? {
        cairo_surface_finish(surface)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        return format == .svg ? SVGNames.renumbered(bytes.content) : bytes.content
    }
}

/// The bytes of a file, which grow while it is written.
private final class FileBytes {
    var content: [UInt8] = []
}

private func append(closure: UnsafeMutableRawPointer?, data: UnsafePointer<UInt8>?, length: UInt32) -> cairo_status_t {
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let bytes = Unmanaged<FileBytes>.fromOpaque(closure).takeUnretainedValue()
    bytes.content.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
}
