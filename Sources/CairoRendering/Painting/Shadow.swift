internal import CPangoCairo
internal import Drawing
internal import Foundation

/// A shadow in pixels of the picture.
struct Shadow {
    private let color: RGBA
    private let blur: BoxBlur
    private let offset: CGSize

    /// From points; the radius is the blur's standard deviation.
    init(color: RGBA, radius: CGFloat, offset: CGSize, under transform: Transform) {
        self.color = color
        blur = BoxBlur(sigma: radius * transform.meanScale)
        let moved = transform.moved(offset)
        self.offset = CGSize(width: moved.width.clamped(to: 8_192), height: moved.height.clamped(to: 8_192))
    }

    /// How far in pixels the shadow can lie from what throws it.
    var margin: Int { blur.margin + Int(max(abs(offset.width), abs(offset.height)).rounded(.up)) + 1 }

    /// The pixels that the shadow of a layer covers.
    func frame(of layer: Canvas) -> PixelRect { layer.frame.expanded(by: margin) }

    /// Draws the shadow of a layer.
    func paint(of layer: Canvas, on canvas: Canvas) {
        let margin = blur.margin
        var plane = layer.alphaPlane(margin: margin)
        blur.apply(to: &plane)
        plane.withMask { mask in
            canvas.setColor(color, alpha: 1)
            canvas.inPixels {
                let x = Double(layer.frame.x - margin) + offset.width
                let y = Double(layer.frame.y - margin) + offset.height
                cairo_mask_surface(canvas.context, mask, x, y)
            }
        }
    }
}

extension Shadow {
    /// Draws on a layer the shadow that its surroundings throw on it; `alone` leaves nothing but that.
    func paint(within layer: Canvas, alone: Bool) {
        let margin = margin
        var plane = layer.alphaPlane(margin: margin)
        for index in plane.pixels.indices { plane.pixels[index] = 255 - plane.pixels[index] }
        blur.apply(to: &plane)
        plane.withMask { mask in
            layer.setColor(color, alpha: 1)
            // Alone it takes the place of what throws it, and its alpha with it.
            layer.with(alone ? CAIRO_OPERATOR_IN : CAIRO_OPERATOR_ATOP) {
                layer.inPixels {
                    let (x, y) = (Double(layer.frame.x - margin) + offset.width, Double(layer.frame.y - margin) + offset.height)
                    cairo_mask_surface(layer.context, mask, x, y)
                }
            }
        }
    }
}

extension PixelPlane<UInt8> {
    /// Gives the bytes as a mask of cairo's, whose rows are whole words.
    fileprivate func withMask(_ body: (OpaquePointer) -> Void) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return }
        defer { cairo_surface_destroy(surface) }
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            for y in 0..<height { (data + y * stride).update(from: start + y * width, count: width) }
        }
        cairo_surface_mark_dirty(surface)
        body(surface)
    }
}
