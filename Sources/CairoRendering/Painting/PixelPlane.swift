/// Rows of pixels, each one byte of alpha or the four bytes of a premultiplied colour.
struct PixelPlane<Pixel: FixedWidthInteger & UnsignedInteger & Sendable> {
    let width: Int
    let height: Int
    var pixels: [Pixel]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = [Pixel](repeating: 0, count: width * height)
    }

    /// The mean of each byte and the `radius` ones above and below it; rows beyond the edges are zero.
    func blurredDown(radius: Int) -> PixelPlane {
        var out = PixelPlane(width: width, height: height)
        let rowBytes = width * MemoryLayout<Pixel>.size
        var sums = RunningSums(count: rowBytes, radius: radius)
        pixels.withUnsafeBytes { source in
            out.pixels.withUnsafeMutableBytes { target in
                for y in -radius..<height {
                    if y + radius < height { sums.add(source[row: y + radius, rowBytes]) }
                    if y - radius - 1 >= 0 { sums.subtract(source[row: y - radius - 1, rowBytes]) }
                    if y >= 0 {
                        sums.writeMeans(to: UnsafeMutableRawBufferPointer(rebasing: target[(y * rowBytes)..<((y + 1) * rowBytes)]))
                    }
                }
            }
        }
        return out
    }

    /// Columns as rows.
    func transposed() -> PixelPlane {
        var out = PixelPlane(width: height, height: width)
        // In blocks: whole columns would leave the processor's cache between two pixels.
        let block = 16
        pixels.withUnsafeBufferPointer { source in
            out.pixels.withUnsafeMutableBufferPointer { target in
                for top in stride(from: 0, to: height, by: block) {
                    for left in stride(from: 0, to: width, by: block) {
                        for y in top..<min(top + block, height) {
                            for x in left..<min(left + block, width) { target[x * height + y] = source[y * width + x] }
                        }
                    }
                }
            }
        }
        return out
    }
}

/// The sums of a window of rows, byte by byte.
private struct RunningSums {
    private var sums: [UInt32]
    private let reciprocal: UInt32

    /// A mean is `sum * reciprocal >> 23`, half a pixel being in the sum from the beginning.
    ///
    /// That fits 32 bits up to a window of 513 rows: 255 · 513 · (2²³ / 513) < 2³¹.
    init(count: Int, radius: Int) {
        sums = [UInt32](repeating: UInt32(radius + 1), count: count)
        reciprocal = UInt32((1 << 23) / (2 * radius + 1))
    }

    mutating func add(_ row: UnsafeRawBufferPointer) {
        sums.withUnsafeMutableBufferPointer { sums in
            for x in 0..<row.count { sums[x] &+= UInt32(row[x]) }
        }
    }

    mutating func subtract(_ row: UnsafeRawBufferPointer) {
        sums.withUnsafeMutableBufferPointer { sums in
            for x in 0..<row.count { sums[x] &-= UInt32(row[x]) }
        }
    }

    func writeMeans(to row: UnsafeMutableRawBufferPointer) {
        sums.withUnsafeBufferPointer { sums in
            for x in 0..<row.count { row[x] = UInt8(truncatingIfNeeded: (sums[x] &* reciprocal) >> 23) }
        }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate subscript(row y: Int, _ rowBytes: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: self[(y * rowBytes)..<((y + 1) * rowBytes)])
    }
}
