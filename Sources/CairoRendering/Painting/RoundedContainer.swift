internal import CPangoCairo
internal import Drawing
internal import Foundation
internal import Rendering

/// Which pixels of a picture lie outside the list's rounded container, wholly or in part.
///
/// They are cut out once, when all is drawn: no colour of a lower layer shows at the edge, and only these few pixels cost.
struct RoundedContainer {
    private let edge: [Edge]

    /// A pixel, and how much of it lies inside, 0...255.
    private struct Edge {
        let index: Int
        let inside: UInt32
    }

    /// What a container depends on; lengths in points.
    struct Shape: Hashable {
        let size: CGSize
        let radius: CGFloat
        let scale: Double
    }

    init(_ shape: Shape, pixels: PixelSize) {
        edge = RoundedContainer.corners(of: shape, pixels).flatMap { corner in
            RoundedContainer.edge(of: shape, within: corner, width: pixels.width)
        }
    }

    /// Squares that hold the curves, or all pixels where the picture is small.
    private static func corners(of shape: Shape, _ pixels: PixelSize) -> [PixelRect] {
        // A continuous corner begins to bend at 1.53 radii.
        let side = Int((1.6 * shape.radius * shape.scale).clamped(to: 16_384).rounded(.up)) + 1
        guard 2 * side < min(pixels.width, pixels.height) else {
            return [PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)]
        }
        return [0, pixels.width - side].flatMap { x in
            [0, pixels.height - side].map { y in PixelRect(x: x, y: y, width: side, height: side) }
        }
    }

    private static func edge(of shape: Shape, within corner: PixelRect, width: Int) -> [Edge] {
        guard let canvas = Canvas(frame: corner) else { return [] }
        cairo_scale(canvas.context, shape.scale, shape.scale)
        canvas.trace(.roundedRect(CGRect(origin: .zero, size: shape.size), radii: CornerRadii(shape.radius), style: .continuous))
        cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
        cairo_fill(canvas.context)
        return canvas.withPixels { pixels in
            pixels.indices.compactMap { index in
                let inside = pixels[index] >> 24
                let (x, y) = (corner.x + index % corner.width, corner.y + index / corner.width)
                return inside < 255 ? Edge(index: y * width + x, inside: inside) : nil
            }
        }
    }

    /// Makes what lies outside transparent, in pixels of the size that the container was made for.
    func cut(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
        for edge in edge where edge.index < pixels.count { pixels[edge.index] = pixels[edge.index].scaled(by: edge.inside) }
    }
}

extension UInt32 {
    /// The premultiplied pixel times `factor` / 255, each byte rounded.
    fileprivate func scaled(by factor: UInt32) -> UInt32 {
        guard factor > 0 else { return 0 }
        func pair(_ bytes: UInt32) -> UInt32 {
            let product = (bytes & 0x00FF_00FF) * factor + 0x0080_0080
            return (product + (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
        }
        return pair(self) | pair(self >> 8) << 8
    }
}
