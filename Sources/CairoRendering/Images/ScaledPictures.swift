internal import CPangoCairo
internal import Drawing
internal import Rendering

/// Pictures in the sizes in which they are drawn, each made once while it is in use.
final class ScaledPictures {
    private let source: any PictureSource
    private var surfaces = AgingCache<Key, PictureSurface>(limit: 32 << 20)

    private struct Key: Hashable {
        let image: ImageKey
        let size: PixelSize?
        let colors: ColorMatrix?
    }

    init(source: any PictureSource) { self.source = source }

    /// The picture in its own size, or resampled to another, and with its colours changed.
    func surface(_ image: ImageKey, size: PixelSize? = nil, colors: ColorMatrix? = nil) -> PictureSurface? {
        let key = Key(image: image, size: size, colors: colors)
        if let surface = surfaces.value(for: key) { return surface }
        guard let picture = source.picture(image) else { return nil }
        let bitmap = size.map { picture.bitmap.resampled(width: $0.width, height: $0.height, .sharp) } ?? picture.bitmap
        let colored = colors.map { bitmap.recolored($0) } ?? bitmap
        guard let surface = PictureSurface(colored, scale: picture.scale) else { return nil }
        surfaces.insert(surface, for: key, cost: 4 * bitmap.pixels.count)
        return surface
    }
}

/// A picture as cairo draws it.
final class PictureSurface {
    let surface: OpaquePointer
    let size: PixelSize
    /// Pixels a point.
    let scale: Double

    /// A copy of a bitmap, or nil for one without pixels.
    init?(_ bitmap: Bitmap, scale: Double) {
        guard bitmap.width > 0, bitmap.height > 0, scale > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
        else { return nil }
        self.surface = surface
        size = PixelSize(width: bitmap.width, height: bitmap.height)
        self.scale = scale
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        // Rows of ARGB32 follow one another without a gap.
        bitmap.pixels.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: data, count: $0.count).copyMemory(from: $0) }
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }
}

extension Bitmap {
    /// The same picture with each pixel's colour changed.
    fileprivate func recolored(_ change: ColorMatrix) -> Bitmap {
        var known: (pixel: UInt32, changed: UInt32) = (0, UInt32(0).recolored(change))
        let pixels = pixels.map { pixel in
            // Neighbours are often alike.
            if pixel != known.pixel { known = (pixel, pixel.recolored(change)) }
            return known.changed
        }
        return Bitmap(width: width, height: height, pixels: pixels) ?? self
    }
}

extension UInt32 {
    fileprivate func recolored(_ change: ColorMatrix) -> UInt32 {
        func part(_ shift: UInt32) -> Float { Float(self >> shift & 255) / 255 }
        let color = change.applied(SIMD4(part(16), part(8), part(0), part(24)))
        func byte(_ value: Float, _ shift: UInt32) -> UInt32 { UInt32((value * 255).rounded()) << shift }
        return byte(color.w, 24) | byte(color.x, 16) | byte(color.y, 8) | byte(color.z, 0)
    }
}
