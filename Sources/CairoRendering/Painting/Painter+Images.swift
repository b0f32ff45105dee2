internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Painter {
    func draw(_ use: ImageUse, alpha: Double, on canvas: Canvas) {
        if let insets = use.capInsets { return drawParts(of: use, insets, alpha: alpha, on: canvas) }
        guard setSource(use, on: canvas) else { return }
        show(use, in: use.rect.standardized, alpha: alpha, on: canvas)
    }

    /// Fills a rectangle with the picture that is the source, or with the tint where the picture has alpha.
    private func show(_ use: ImageUse, in rect: CGRect, alpha: Double, on canvas: Canvas) {
        canvas.saved {
            if let tint = use.tint {
                let shape = cairo_pattern_reference(cairo_get_source(canvas.context))
                defer { cairo_pattern_destroy(shape) }
                guard setPaint(tint, alpha: alpha, on: canvas, within: canvas.reach) else { return }
                canvas.trace(.rect(rect))
                cairo_clip(canvas.context)
                cairo_mask(canvas.context, shape)
            } else if alpha < 1 {
                canvas.trace(.rect(rect))
                cairo_clip(canvas.context)
                cairo_paint_with_alpha(canvas.context, alpha)
            } else {
                fill(.rect(rect), .nonZero, on: canvas)
            }
        }
    }

    /// Makes a picture, stretched to its rectangle, what is drawn with next; false when there is none.
    func setSource(_ use: ImageUse, on canvas: Canvas) -> Bool {
        let rect = use.rect.standardized.clamped(to: canvas.farthest)
        guard rect.width > 0, rect.height > 0, let full = surface(use, size: nil) else { return false }
        let transform = canvas.transform
        let pixels = transform.pixels(of: rect.size)
        var picture = full
        if use.interpolation != .none, let pixels, pixels.isSmaller(than: full.size) { picture = surface(use, size: pixels) ?? full }
        setSource(picture, in: rect, whole: pixels == picture.size && transform.isUpright, use.interpolation, on: canvas)
        return true
    }

    /// `whole` means that each pixel of the picture is one of the canvas: it is laid on whole pixels and stays sharp.
    private func setSource(
        _ picture: PictureSurface, in rect: CGRect, whole: Bool, _ interpolation: ImageUse.Interpolation, on canvas: Canvas
    ) {
        if whole {
            let corner = canvas.transform.apply(rect.origin)
            canvas.inPixels { cairo_set_source_surface(canvas.context, picture.surface, corner.x.rounded(), corner.y.rounded()) }
        } else {
            cairo_set_source_surface(canvas.context, picture.surface, 0, 0)
            stretch(CGRect(x: 0, y: 0, width: picture.size.width, height: picture.size.height), to: rect, on: canvas)
        }
        let source = cairo_get_source(canvas.context)
        cairo_pattern_set_filter(source, whole && !canvas.isVector ? CAIRO_FILTER_NEAREST : interpolation.cairo)
        cairo_pattern_set_extend(source, canvas.pictureEdge)
    }

    /// Maps a part of the source's picture, in its pixels, to a rectangle in points.
    private func stretch(_ part: CGRect, to rect: CGRect, on canvas: Canvas) {
        let (across, down) = (part.width / rect.width, part.height / rect.height)
        var matrix = cairo_matrix_t(
            xx: across, yx: 0, xy: 0, yy: down, x0: part.minX - rect.minX * across, y0: part.minY - rect.minY * down)
        // The pattern is fixed to the points in which it was made the source, and those are the present ones.
        cairo_pattern_set_matrix(cairo_get_source(canvas.context), &matrix)
    }

    private func surface(_ use: ImageUse, size: PixelSize?) -> PictureSurface? {
        guard list.images.indices.contains(use.image) else {
            warn(.noSuchEntry(table: "images", index: use.image))
            return nil
        }
        let key = list.images[use.image]
        if let surface = pictures.surface(key, size: size, colors: use.colors) { return surface }
        warn(.pictureMissing(key))
        return nil
    }

    /// Draws the corners in their own size and stretches what lies between.
    private func drawParts(of use: ImageUse, _ insets: ImageUse.Insets, alpha: Double, on canvas: Canvas) {
        guard let picture = surface(use, size: nil) else { return }
        let rect = use.rect.standardized.clamped(to: canvas.farthest)
        let scale = use.scale(of: picture)
        let across = StretchedSide(
            pixels: picture.size.width, scale: scale.across, leading: insets.left, trailing: insets.right, from: rect.minX, to: rect.maxX)
        let down = StretchedSide(
            pixels: picture.size.height, scale: scale.down, leading: insets.top, trailing: insets.bottom, from: rect.minY, to: rect.maxY)
        for column in across.parts {
            for row in down.parts {
                let target = CGRect(across: column.target, down: row.target)
                cairo_set_source_surface(canvas.context, picture.surface, 0, 0)
                stretch(CGRect(across: column.source, down: row.source), to: target, on: canvas)
                cairo_pattern_set_filter(cairo_get_source(canvas.context), use.interpolation.cairo)
                cairo_pattern_set_extend(cairo_get_source(canvas.context), canvas.pictureEdge)
                show(use, in: target, alpha: alpha, on: canvas)
            }
        }
    }
}

extension Canvas {
    /// What lies beyond a picture's edge: its last pixels, lest they fade. Files of vectors know no such thing, and viewers need none.
    var pictureEdge: cairo_extend_t { isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD }
}

/// One direction of a picture whose ends keep their size: which pixels go to which points.
private struct StretchedSide {
    private(set) var parts: [(source: Range<CGFloat>, target: Range<CGFloat>)] = []

    init(pixels: Int, scale: Double, leading: CGFloat, trailing: CGFloat, from low: CGFloat, to high: CGFloat) {
        let length = CGFloat(pixels)
        // Ends that do not find room, in the picture beside one pixel that stretches or on the canvas, are made smaller together.
        let (first, last) = (max(0, leading.clamped(to: length)), max(0, trailing.clamped(to: length)))
        let fit = min(1, (length - 1) / scale / max(first + last, .leastNormalMagnitude))
        let shrink = min(1, (high - low) / max((first + last) * fit, .leastNormalMagnitude))
        let sources = [0, first * fit * scale, length - last * fit * scale, length]
        let targets = [low, low + first * fit * shrink, high - last * fit * shrink, high]
        for index in 0..<3 where sources[index] < sources[index + 1] && targets[index] < targets[index + 1] {
            parts.append((sources[index]..<sources[index + 1], targets[index]..<targets[index + 1]))
        }
    }
}

extension CGRect {
    fileprivate init(across: Range<CGFloat>, down: Range<CGFloat>) {
        self.init(
            x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
            height: down.upperBound - down.lowerBound)
    }
}

extension PixelSize {
    /// Whether pixels are lost in either direction.
    func isSmaller(than other: PixelSize) -> Bool { width < other.width || height < other.height }
}

extension Transform {
    /// The whole pixels that a size in points covers, nil for none or too many; turned shapes count by their sides.
    func pixels(of size: CGSize) -> PixelSize? {
        let width = (size.width * (a * a + b * b).squareRoot()).rounded()
        let height = (size.height * (c * c + d * d).squareRoot()).rounded()
        guard 1...CGFloat(PixelSize.limit) ~= width, 1...CGFloat(PixelSize.limit) ~= height else { return nil }
        return PixelSize(width: Int(width), height: Int(height))
    }
}

extension ImageUse {
    /// Whether the picture's own pixels are shown, stretched alike all over.
    var isPlain: Bool { tint == nil && capInsets == nil }

    /// Pixels a point: as the list says, so that a file that is all that is left of a bundle is drawn as it was.
    fileprivate func scale(of picture: PictureSurface) -> (across: Double, down: Double) {
        guard let natural, natural.width > 0, natural.height > 0 else { return (picture.scale, picture.scale) }
        return (Double(picture.size.width) / natural.width, Double(picture.size.height) / natural.height)
    }
}

extension ImageUse.Interpolation {
    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low, .medium: CAIRO_FILTER_BILINEAR
        case .high: CAIRO_FILTER_BEST
        }
    }
}
