extension Bitmap {
    /// How the pixels of another size are made of the present ones.
    package enum Resampling: Hashable, Sendable {
        /// The mean of all that a pixel covers.
        case average
        /// Sharper: a cubic filter that keeps edges, as wide as a pixel is.
        case sharp
    }

    /// The picture in another size; sides below one give a picture of nothing.
    package func resampled(width: Int, height: Int, _ resampling: Resampling) -> Bitmap {
        guard width != self.width || height != self.height else { return self }
        var result = Bitmap(width: width, height: height)
        guard width > 0, height > 0, !pixels.isEmpty else { return result }
        var rows = ResampledRows(source: self, taps: Taps.all(from: self.width, to: width, resampling))
        let vertical = Taps.all(from: self.height, to: height, resampling)
        result.withPixels { out in
            for (y, taps) in vertical.enumerated() {
                let row = UnsafeMutableBufferPointer(rebasing: out[(y * width)..<((y + 1) * width)])
                rows.blend(taps, into: row)
            }
        }
        return result
    }
}

/// Which pixels of a line make one pixel of the new line, and how much of each.
private struct Taps {
    let start: Int
    let weights: [Float]

    static func all(from old: Int, to new: Int, _ resampling: Bitmap.Resampling) -> [Taps] {
        let ratio = Double(old) / Double(new)
        return (0..<new).map { index in
            switch resampling {
            case .average: average(from: Double(index) * ratio, to: Double(index + 1) * ratio, count: old)
            case .sharp: sharp(at: (Double(index) + 0.5) * ratio, width: max(1, ratio), count: old)
            }
        }
    }

    private static func average(from low: Double, to high: Double, count: Int) -> Taps {
        let first = min(Int(low), count - 1)
        let last = min(max(first, Int(high.rounded(.up)) - 1), count - 1)
        return Taps(start: first, normalizing: (first...last).map { min(high, Double($0 + 1)) - max(low, Double($0)) })
    }

    /// The Catmull-Rom kernel, widened when the picture shrinks.
    private static func sharp(at center: Double, width: Double, count: Int) -> Taps {
        let first = max(0, Int((center - 2 * width).rounded(.down)))
        let last = max(first, min(count - 1, Int((center + 2 * width).rounded(.down))))
        return Taps(start: first, normalizing: (first...last).map { catmullRom(abs(Double($0) + 0.5 - center) / width) })
    }

    private static func catmullRom(_ x: Double) -> Double {
        if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
        return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
    }

    private init(start: Int, normalizing weights: [Double]) {
        let sum = weights.reduce(0, +)
        self.start = start
        self.weights = sum > 0 ? weights.map { Float($0 / sum) } : weights.indices.map { $0 == 0 ? 1 : 0 }
    }
}

/// The rows of a picture in another width, each made once and kept while it is needed.
private struct ResampledRows {
    let source: Bitmap
    let taps: [Taps]
    private var rows: [Int: [SIMD4<Float>]] = [:]

    init(source: Bitmap, taps: [Taps]) {
        self.source = source
        self.taps = taps
    }

    mutating func blend(_ vertical: Taps, into out: UnsafeMutableBufferPointer<UInt32>) {
        rows = rows.filter { $0.key >= vertical.start }
        var sum = [SIMD4<Float>](repeating: .zero, count: taps.count)
        for (offset, weight) in vertical.weights.enumerated() where weight != 0 {
            let row = self.row(vertical.start + offset)
            for x in sum.indices { sum[x] += row[x] * weight }
        }
        for x in sum.indices { out[x] = UInt32(premultiplied: sum[x]) }
    }

    private mutating func row(_ y: Int) -> [SIMD4<Float>] {
        if let row = rows[y] { return row }
        let start = y * source.width
        let row = source.pixels.withUnsafeBufferPointer { pixels in
            taps.map { taps in
                var sum = SIMD4<Float>.zero
                for (offset, weight) in taps.weights.enumerated() { sum += pixels[start + taps.start + offset].components * weight }
                return sum
            }
        }
        rows[y] = row
        return row
    }
}

extension UInt32 {
    /// Blue, green, red, alpha, 0...255.
    fileprivate var components: SIMD4<Float> {
        let bytes = SIMD4<UInt32>(self, self >> 8, self >> 16, self >> 24) & 255
        return SIMD4<Float>(bytes)
    }

    /// The nearest pixel that is a premultiplied one: no colour is stronger than alpha.
    fileprivate init(premultiplied sum: SIMD4<Float>) {
        let alpha = Swift.min(Swift.max(sum.w, 0), 255)
        let limited = sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)).rounded(.toNearestOrAwayFromZero)
        let bytes = SIMD4<UInt32>(limited)
        self = bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
    }
}
