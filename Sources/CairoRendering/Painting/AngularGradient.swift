internal import CPangoCairo
internal import Drawing
internal import Foundation

/// A sweep of colours around a point; cairo has none, so its pixels are computed one by one.
struct AngularGradient {
    private let center: CGPoint
    /// Where the stops begin, in turns of the circle, 0..<1, counted in their direction.
    private let start: Float
    /// Turns of the circle that the stops cover, at most one; negative when they run counterclockwise.
    private let turns: Float
    /// The colours of one whole turn from the start angle, premultiplied.
    private let colors: [UInt32]

    private static let steps = 4_096

    /// Angles in radians; nil when nothing would be seen.
    init?(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat, alpha: Double) {
        let stops = stops.normalized
        guard startAngle.isFinite, endAngle.isFinite, !stops.isEmpty else { return nil }
        self.center = center
        let sweep = endAngle - startAngle
        // Of more than a turn only the last one shows.
        let begin = abs(sweep) > 2 * .pi ? endAngle - (sweep > 0 ? 2 * .pi : -2 * .pi) : startAngle
        let turn = (sweep < 0 ? -begin : begin) / (2 * .pi)
        start = Float(turn - turn.rounded(.down))
        turns = Float((sweep / (2 * .pi)).clamped(to: 1))
        colors = AngularGradient.turn(of: stops, covering: abs(turns), alpha: Float(alpha))
    }

    /// Where the stops leave a part of the circle open, its halves take the last and the first colour.
    private static func turn(of stops: [GradientStop], covering part: Float, alpha: Float) -> [UInt32] {
        (0..<steps).map { step in
            let place = (Float(step) + 0.5) / Float(steps)
            let location = place <= part ? place / max(part, .leastNormalMagnitude) : (place < (1 + part) / 2 ? 1 : 0)
            return stops.color(at: location).premultiplied(alpha: alpha)
        }
    }

    /// Makes the gradient what is drawn with next, on pixels within `bounds`.
    func makeSource(of canvas: Canvas, within bounds: PixelRect) -> Bool {
        var inverse = canvas.matrix
        guard !bounds.isEmpty, cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS, let layer = Canvas(frame: bounds, like: canvas)
        else { return false }
        layer.withPixels { pixels in
            for y in 0..<bounds.height { fillRow(y, of: bounds, inverse, pixels) }
        }
        layer.makeSource(of: canvas)
        return true
    }

    private func fillRow(_ y: Int, of bounds: PixelRect, _ inverse: cairo_matrix_t, _ pixels: UnsafeMutableBufferPointer<UInt32>) {
        let (pixelX, pixelY) = (Double(bounds.x) + 0.5, Double(bounds.y + y) + 0.5)
        var dx = Float(inverse.xx * pixelX + inverse.xy * pixelY + inverse.x0 - center.x)
        var dy = Float(inverse.yx * pixelX + inverse.yy * pixelY + inverse.y0 - center.y)
        let (stepX, stepY) = (Float(inverse.xx), Float(inverse.yx))
        let perTurn: Float = (turns < 0 ? -1 : 1) / (2 * .pi)
        colors.withUnsafeBufferPointer { colors in
            for x in 0..<bounds.width {
                // Two turns more, so that cutting off the whole ones leaves a place that is not negative.
                let place = approximateAngle(dy, dx) * perTurn - start + 2
                let part = place - Float(Int(place))
                let step = min(AngularGradient.steps - 1, Int(part * Float(AngularGradient.steps)))
                pixels[y * bounds.width + x] = colors[step]
                dx += stepX
                dy += stepY
            }
        }
    }
}

/// The angle of a vector in radians within 0.0001, less than a step of the gradient.
private func approximateAngle(_ y: Float, _ x: Float) -> Float {
    let (width, height) = (abs(x), abs(y))
    let ratio = min(width, height) / max(width, height, .leastNormalMagnitude)
    let square = ratio * ratio
    let series: Float = ((0.020835 * square - 0.085133) * square + 0.180141) * square - 0.3302995
    var angle = (series * square + 0.999866) * ratio
    if height > width { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
}

extension [GradientStop] {
    /// The colour at a location, of stops whose locations never fall.
    fileprivate func color(at location: Float) -> RGBA {
        guard let next = firstIndex(where: { $0.location > location }) else { return last?.color ?? .clear }
        guard next > startIndex else { return self[next].color }
        let (left, right) = (self[next - 1], self[next])
        let part = (location - left.location) / (right.location - left.location)
        func between(_ component: (RGBA) -> Float) -> Float {
            component(left.color) + (component(right.color) - component(left.color)) * part
        }
        return RGBA(red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha))
    }
}

extension RGBA {
    /// The colour as a pixel of cairo's.
    fileprivate func premultiplied(alpha factor: Float) -> UInt32 {
        let opacity = alpha * factor
        func byte(_ value: Float) -> UInt32 { UInt32((Swift.min(Swift.max(value, 0), 1) * 255).rounded()) }
        return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8 | byte(blue * opacity)
    }
}
