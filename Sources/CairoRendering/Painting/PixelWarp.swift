internal import Drawing
internal import Foundation

/// A projection of one layer's pixels onto another's.
struct PixelWarp {
    private let forwards: Projection
    private let backwards: Projection

    /// Places looked at along the side of a pixel, at most.
    private static let finest = 4

    /// The projection is of points, which the transform takes to pixels; nil where nothing would be seen.
    init?(_ projection: Projection, under transform: Transform) {
        guard let toPoints = Projection(transform).inverse else { return nil }
        forwards = toPoints.then(projection).then(Projection(transform))
        guard let inverse = forwards.inverse else { return nil }
        backwards = inverse
    }

    /// The least upright rectangle around what is seen of a rectangle, in pixels.
    func bounds(of rect: CGRect) -> CGRect { forwards.bounds(of: rect) }

    /// Draws one layer's pixels where they are seen on another, which is transparent yet.
    func draw(_ source: Canvas, on target: Canvas) {
        source.withPixels { from in
            let sampler = PixelSampler(frame: source.frame, pixels: UnsafeBufferPointer(from))
            target.withPixels { pixels in
                for y in 0..<target.frame.height {
                    for x in 0..<target.frame.width {
                        pixels[y * target.frame.width + x] = pixel(x + target.frame.x, y + target.frame.y, sampler)
                    }
                }
            }
        }
    }

    /// The mean of as many places within a pixel as pixels of the source lie there, so that what becomes smaller stays smooth.
    private func pixel(_ x: Int, _ y: Int, _ sampler: PixelSampler) -> UInt32 {
        let corner = CGPoint(x: CGFloat(x), y: CGFloat(y))
        let count = places(at: corner)
        guard count > 0 else { return 0 }
        let step = 1 / CGFloat(count)
        var sum = SIMD4<Float>.zero
        for row in 0..<count {
            for column in 0..<count {
                let offset = CGPoint(x: corner.x + (CGFloat(column) + 0.5) * step, y: corner.y + (CGFloat(row) + 0.5) * step)
                if let place = backwards.apply(offset) { sum += sampler.color(at: place) }
            }
        }
        return UInt32(premultiplied: sum / Float(count * count))
    }

    /// How many places along its side a pixel is looked at; none where nothing is seen.
    private func places(at corner: CGPoint) -> Int {
        guard let start = backwards.apply(corner), let end = backwards.apply(CGPoint(x: corner.x + 1, y: corner.y + 1)) else { return 0 }
        let side = max(abs(end.x - start.x), abs(end.y - start.y))
        return Int(min(CGFloat(PixelWarp.finest), max(1, side.rounded())))
    }
}

/// Reads a layer's pixels between their middles; beyond its edges all is transparent.
private struct PixelSampler {
    let frame: PixelRect
    let pixels: UnsafeBufferPointer<UInt32>

    /// The four channels, 0...255, at a place in pixels of the picture.
    func color(at place: CGPoint) -> SIMD4<Float> {
        let x = place.x - CGFloat(frame.x) - 0.5
        let y = place.y - CGFloat(frame.y) - 0.5
        guard x > -1, y > -1, x < CGFloat(frame.width), y < CGFloat(frame.height) else { return .zero }
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (right, down) = (Float(x - left), Float(y - top))
        let (column, row) = (Int(left), Int(top))
        let above = channels(column, row) * (1 - right) + channels(column + 1, row) * right
        let below = channels(column, row + 1) * (1 - right) + channels(column + 1, row + 1) * right
        return above * (1 - down) + below * down
    }

    private func channels(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < frame.width, y < frame.height else { return .zero }
        let pixel = pixels[y * frame.width + x]
        return SIMD4(Float(pixel >> 24), Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
    }
}

extension UInt32 {
    /// A pixel of channels 0...255: alpha, red, green and blue.
    fileprivate init(premultiplied channels: SIMD4<Float>) {
        let bytes = SIMD4<UInt32>(channels.rounded(.toNearestOrAwayFromZero))
        self = bytes.x << 24 | bytes.y << 16 | bytes.z << 8 | bytes.w
    }
}
