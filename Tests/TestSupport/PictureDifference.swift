package import Rendering

/// How two pictures of one size differ, pixel by pixel.
package struct PictureDifference: Hashable, Sendable {
    /// Pixels of which a channel differs by more than the tolerance.
    package let pixels: Int
    /// The most by which a channel of a pixel differs, 0...255.
    package let most: Int

    /// Channels may differ by `tolerance`; nil where the sizes do.
    package init?(_ first: Bitmap, _ second: Bitmap, tolerance: Int = 0) {
        guard first.width == second.width, first.height == second.height else { return nil }
        let distances = zip(first.pixels, second.pixels).map { $0.distance(to: $1) }
        pixels = distances.count { $0 > tolerance }
        most = distances.max() ?? 0
    }
}

extension UInt32 {
    /// The most by which one of the four bytes differs from another's.
    fileprivate func distance(to other: UInt32) -> Int {
        [0, 8, 16, 24].map { shift in abs(Int(self >> shift & 255) - Int(other >> shift & 255)) }.max() ?? 0
    }
}
