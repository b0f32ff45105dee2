internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Painter {
    /// Makes a paint what is drawn with next, on pixels within `bounds`; false when there is nothing to draw.
    func setPaint(_ paint: Paint, alpha: Double, on canvas: Canvas, within bounds: @autoclosure () -> PixelRect) -> Bool {
        switch paint {
        case .picture(let picture): setPattern(picture, alpha: alpha, on: canvas)
        case .material(let material): setMaterial(material, alpha: alpha, on: canvas, within: bounds())
        default: canvas.setPaint(paint, alpha: alpha, within: bounds())
        }
    }

    private func setPattern(_ paint: PicturePaint, alpha: Double, on canvas: Canvas) -> Bool {
        let tile = paint.tile.standardized.clamped(to: canvas.farthest)
        let part = paint.part.standardized.clamped(to: 2).intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        let opacity = alpha * paint.opacity.clampedToUnit
        guard tile.width > 0, tile.height > 0, part.width > 0, part.height > 0, opacity > 0 else { return false }
        let whole = CGSize(width: tile.width / part.width, height: tile.height / part.height)
        guard let picture = surface(paint, filling: whole, on: canvas), let layer = cut(part, of: picture, opacity) else { return false }
        repeatSource(layer, over: tile, paint.interpolation, on: canvas)
        return true
    }

    /// The picture, made smaller where it is shown so.
    private func surface(_ paint: PicturePaint, filling size: CGSize, on canvas: Canvas) -> PictureSurface? {
        guard let full = pictures.surface(paint.image, colors: paint.colors) else {
            warn(.pictureMissing(paint.image))
            return nil
        }
        guard paint.interpolation != .none, let pixels = canvas.transform.pixels(of: size), pixels.isSmaller(than: full.size) else {
            return full
        }
        return pictures.surface(paint.image, size: pixels, colors: paint.colors) ?? full
    }

    /// A part of a picture by itself, in whole pixels.
    private func cut(_ part: CGRect, of picture: PictureSurface, _ opacity: Double) -> Canvas? {
        let (width, height) = (CGFloat(picture.size.width), CGFloat(picture.size.height))
        let left = min((part.minX * width).rounded(), width - 1)
        let top = min((part.minY * height).rounded(), height - 1)
        let right = max(left + 1, (part.maxX * width).rounded())
        let bottom = max(top + 1, (part.maxY * height).rounded())
        guard let layer = Canvas(frame: PixelRect(x: 0, y: 0, width: Int(right - left), height: Int(bottom - top))) else { return nil }
        cairo_set_source_surface(layer.context, picture.surface, -left, -top)
        cairo_paint_with_alpha(layer.context, opacity)
        return layer
    }

    private func repeatSource(_ layer: Canvas, over tile: CGRect, _ interpolation: ImageUse.Interpolation, on canvas: Canvas) {
        cairo_set_source_surface(canvas.context, layer.surface, 0, 0)
        let source = cairo_get_source(canvas.context)
        let (across, down) = (CGFloat(layer.frame.width) / tile.width, CGFloat(layer.frame.height) / tile.height)
        var matrix = cairo_matrix_t(xx: across, yx: 0, xy: 0, yy: down, x0: -tile.minX * across, y0: -tile.minY * down)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_filter(source, interpolation.cairo)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    }
}
