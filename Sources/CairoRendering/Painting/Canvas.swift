internal import CPangoCairo
internal import Foundation

/// A surface that is being drawn on: the picture itself, or a layer that covers a part of it.
///
/// All canvases of a drawing share one device space, the pixels of the picture. One that records keeps what is drawn as it was said,
/// for a file of vectors, and has no pixels.
final class Canvas {
    let frame: PixelRect
    let surface: OpaquePointer
    let context: OpaquePointer
    /// Whether what is drawn is kept as outlines and glyphs.
    let isVector: Bool
    /// What a layer will be laid over; nil for the picture itself.
    private(set) var below: Canvas?
    private let ownsPixels: Bool
    private let pixels: UnsafeMutableBufferPointer<UInt32>

    /// A canvas on memory of the caller's, which must hold the frame's pixels and outlive the canvas.
    convenience init?(frame: PixelRect, pixels: UnsafeMutableBufferPointer<UInt32>) {
        guard let start = pixels.baseAddress, pixels.count >= frame.width * frame.height else { return nil }
        let stride = Int32(4 * frame.width)
        let surface = start.withMemoryRebound(to: UInt8.self, capacity: 4 * pixels.count) {
            cairo_image_surface_create_for_data($0, CAIRO_FORMAT_ARGB32, Int32(frame.width), Int32(frame.height), stride)
        }
        self.init(frame: frame, surface, ownsPixels: false)
    }

    /// A canvas on a file of vectors, which the caller finishes.
    convenience init?(frame: PixelRect, file: OpaquePointer?) {
        self.init(frame: frame, vectors: file.map { cairo_surface_reference($0) })
    }

    /// A transparent canvas with memory of its own.
    convenience init?(frame: PixelRect) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(frame.width), Int32(frame.height))
        self.init(frame: frame, surface, ownsPixels: true)
    }

    /// A transparent layer that is drawn on in the transform of another canvas; of vectors where that is, unless pixels are needed.
    convenience init?(frame: PixelRect, like parent: Canvas, needsPixels: Bool = true) {
        if parent.isVector, !needsPixels {
            self.init(frame: frame, vectors: Canvas.recording(frame, of: parent.surface))
        } else {
            self.init(frame: frame)
        }
        var matrix = parent.matrix
        cairo_set_matrix(context, &matrix)
        below = parent
    }

    /// In the units of the file: cairo masks what is drawn in others in the wrong place.
    private static func recording(_ frame: PixelRect, of file: OpaquePointer) -> OpaquePointer? {
        var (across, down) = (1.0, 1.0)
        cairo_surface_get_device_scale(file, &across, &down)
        var extents = cairo_rectangle_t(
            x: Double(frame.x) * across, y: Double(frame.y) * down, width: Double(frame.width) * across, height: Double(frame.height) * down
        )
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
        cairo_surface_set_device_scale(surface, across, down)
        return surface
    }

    private init?(frame: PixelRect, vectors surface: OpaquePointer?) {
        guard let surface else { return nil }
        guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        pixels = UnsafeMutableBufferPointer(start: nil, count: 0)
        self.frame = frame
        self.surface = surface
        self.context = context
        isVector = true
        ownsPixels = true
        GlyphOptions.apply(to: context)
    }

    private init?(frame: PixelRect, _ surface: OpaquePointer?, ownsPixels: Bool) {
        guard let surface else { return nil }
        cairo_surface_set_device_offset(surface, Double(-frame.x), Double(-frame.y))
        guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS,
            let data = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        // cairo lays rows of such pixels one after the other without a gap.
        let memory = UnsafeMutableRawBufferPointer(start: data, count: 4 * frame.width * frame.height)
        pixels = memory.bindMemory(to: UInt32.self)
        self.frame = frame
        self.surface = surface
        self.context = context
        isVector = false
        self.ownsPixels = ownsPixels
        GlyphOptions.apply(to: context)
    }

    deinit {
        cairo_destroy(context)
        // A layer may still be the source of another canvas; memory of the caller's is not touched any more.
        if !ownsPixels { cairo_surface_finish(surface) }
        cairo_surface_destroy(surface)
    }

    /// The canvas's pixels, row after row; none of one that has none.
    func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Result) -> Result {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        return body(pixels)
    }

    /// From points, as the groups that stand open have moved them, to pixels.
    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return matrix
    }

    /// Draws in pixels, whatever transform stands.
    func inPixels(_ body: () -> Void) {
        var matrix = matrix
        cairo_identity_matrix(context)
        body()
        cairo_set_matrix(context, &matrix)
    }

    /// Draws and takes back what `body` does to transform and clip.
    func saved(_ body: () -> Void) {
        cairo_save(context)
        body()
        cairo_restore(context)
    }

    /// The pixels that drawing can reach under the present clip.
    var reach: PixelRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        inPixels { cairo_clip_extents(context, &left, &top, &right, &bottom) }
        return PixelRect(covering: CGRect(x: left, y: top, width: right - left, height: bottom - top)).intersection(frame)
    }
}
