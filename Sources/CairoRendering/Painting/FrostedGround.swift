internal import CPangoCairo
internal import Drawing
internal import Foundation

/// What has been drawn so far, blurred, under a translucent colour.
///
/// A blur leaves nothing that is finer than its radius, so that it is made of the ground in a small size.
struct FrostedGround {
    private let material: MaterialPaint
    private let alpha: Double

    init(_ material: MaterialPaint, alpha: Double) {
        self.material = material
        self.alpha = alpha * material.opacity.clampedToUnit
    }

    /// The material over what has been drawn on a canvas, for pixels within `bounds`; nil when nothing would be seen.
    func layer(over canvas: Canvas, within bounds: PixelRect) -> FrostedLayer? {
        let sigma = material.radius * canvas.transform.meanScale
        let step = max(1, Int((sigma / 6).clamped(to: 64)))
        let blur = BoxBlur(sigma: sigma / CGFloat(step))
        guard !bounds.isEmpty, alpha > 0, let ground = canvas.ground(within: bounds.expanded(by: (blur.margin + 1) * step)) else {
            return nil
        }
        let grid = PixelGrid(bounds, step: step, margin: blur.margin + 1)
        var plane = grid.means(of: ground)
        blur.apply(to: &plane)
        guard let layer = Canvas(frame: PixelRect(x: 0, y: 0, width: plane.width, height: plane.height)) else { return nil }
        fill(layer, with: plane)
        return FrostedLayer(picture: layer, grid: grid)
    }

    private func fill(_ layer: Canvas, with plane: PixelPlane<UInt32>) {
        let saturation = Float(material.saturation)
        layer.withPixels { pixels in
            for index in plane.pixels.indices { pixels[index] = plane.pixels[index].saturated(saturation) }
        }
        layer.setColor(material.color, alpha: 1)
        cairo_paint(layer.context)
        guard alpha < 1 else { return }
        layer.setColor(.black, alpha: alpha)
        layer.with(CAIRO_OPERATOR_DEST_IN) { cairo_paint(layer.context) }
    }
}

/// A material in a small size, and where it lies.
struct FrostedLayer {
    fileprivate let picture: Canvas
    fileprivate let grid: PixelGrid

    /// Makes the material what is drawn with next.
    func makeSource(of canvas: Canvas) {
        canvas.inPixels { cairo_set_source_surface(canvas.context, picture.surface, 0, 0) }
        let source = cairo_get_source(canvas.context)
        let scale = 1 / Double(grid.step)
        var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -Double(grid.left) * scale, y0: -Double(grid.top) * scale)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(source, canvas.pictureEdge)
    }
}

/// Squares of pixels over a rectangle and its surroundings, each of which becomes one.
private struct PixelGrid {
    let step: Int
    /// Where the first square begins, in pixels of the picture.
    let left: Int
    let top: Int
    let columns: Int
    let rows: Int

    /// `margin` squares more lie on each side.
    init(_ bounds: PixelRect, step: Int, margin: Int) {
        self.step = step
        left = bounds.x - margin * step
        top = bounds.y - margin * step
        columns = (bounds.width + step - 1) / step + 2 * margin
        rows = (bounds.height + step - 1) / step + 2 * margin
    }

    /// The mean of each square; beyond the canvas lies what its edge shows.
    func means(of canvas: Canvas) -> PixelPlane<UInt32> {
        var plane = PixelPlane<UInt32>(width: columns, height: rows)
        let frame = canvas.frame
        canvas.withPixels { pixels in
            for row in 0..<rows {
                for column in 0..<columns {
                    var sum = SIMD4<UInt32>.zero
                    for y in 0..<step {
                        let line = min(max(top + row * step + y - frame.y, 0), frame.height - 1) * frame.width
                        for x in 0..<step {
                            sum &+= pixels[line + min(max(left + column * step + x - frame.x, 0), frame.width - 1)].bytes
                        }
                    }
                    plane.pixels[row * columns + column] = UInt32(bytes: sum / UInt32(step * step))
                }
            }
        }
        return plane
    }
}

extension Canvas {
    /// All that has been drawn so far within a frame, on this canvas and those below it; nil where the frame lies beside the picture.
    fileprivate func ground(within frame: PixelRect) -> Canvas? {
        let frame = frame.intersection(picture.frame)
        guard !frame.isEmpty, let ground = Canvas(frame: frame) else { return nil }
        lay(on: ground)
        return ground
    }

    private var picture: Canvas { below?.picture ?? self }

    private func lay(on ground: Canvas) {
        below?.lay(on: ground)
        guard !isVector else { return }
        cairo_surface_flush(surface)
        paint(on: ground)
    }
}

extension UInt32 {
    fileprivate var bytes: SIMD4<UInt32> { SIMD4(self >> 24, self >> 16 & 255, self >> 8 & 255, self & 255) }

    fileprivate init(bytes: SIMD4<UInt32>) { self = bytes.x << 24 | bytes.y << 16 | bytes.z << 8 | bytes.w }

    /// The premultiplied pixel with each channel moved away from its grey, or towards it below 1.
    fileprivate func saturated(_ amount: Float) -> UInt32 {
        let bytes = bytes
        let color = SIMD3<Float>(Float(bytes.y), Float(bytes.z), Float(bytes.w))
        let grey = (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        let changed = ((color - grey) * amount + grey).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: Float(bytes.x)))
        let channels = SIMD3<UInt32>(changed.rounded(.toNearestOrAwayFromZero))
        return UInt32(bytes: SIMD4(bytes.x, channels.x, channels.y, channels.z))
    }
}
