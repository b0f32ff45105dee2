/// A picture as rows of premultiplied sRGB pixels, top row first.
///
/// A pixel is `0xAARRGGBB`, the form that cairo draws in.
package struct Bitmap: Hashable, Sendable {
    /// In pixels; zero for a picture that holds nothing.
    package private(set) var width: Int
    package private(set) var height: Int
    package private(set) var pixels: [UInt32]

    /// A transparent picture; sides below zero count as zero.
    package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = [UInt32](repeating: 0, count: self.width * self.height)
    }

    /// A picture of pixels that exist already; nil when their number is not that of the sides.
    package init?(width: Int, height: Int, pixels: [UInt32]) {
        guard width >= 0, height >= 0, pixels.count == width * height else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A pixel, transparent beyond the edges.
    package subscript(x: Int, y: Int) -> UInt32 {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return pixels[y * width + x]
    }

    /// Gives the pixels to something that draws into them.
    package mutating func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try pixels.withUnsafeMutableBufferPointer { try body($0) }
    }

    /// Makes the picture transparent in the given size; memory is kept when the size is what it was.
    package mutating func clear(width: Int, height: Int) {
        guard width == self.width, height == self.height else {
            self = Bitmap(width: width, height: height)
            return
        }
        pixels.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }
}
