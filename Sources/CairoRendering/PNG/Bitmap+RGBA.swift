internal import Rendering

extension Bitmap {
    /// Writes the rows as bytes red, green, blue, alpha, not premultiplied, a zero before each row: PNG's filter "none".
    func writeRGBA(into out: UnsafeMutableRawBufferPointer) {
        let rowBytes = 4 * width + 1
        guard out.count >= rowBytes * height, var row = out.baseAddress else { return }
        pixels.withUnsafeBufferPointer { pixels in
            guard var source = pixels.baseAddress else { return }
            for _ in 0..<height {
                row.storeBytes(of: 0, as: UInt8.self)
                writeRow(source, to: row + 1)
                source += width
                row += rowBytes
            }
        }
    }

    /// Eight pixels at once when all are opaque, which most are: then only bytes change places.
    private func writeRow(_ source: UnsafePointer<UInt32>, to out: UnsafeMutableRawPointer) {
        let opaque = SIMD8<UInt32>(repeating: 0xFF00_0000)
        var x = 0
        while x + 8 <= width {
            let block = UnsafeRawPointer(source + x).loadUnaligned(as: SIMD8<UInt32>.self)
            if (block & opaque) == opaque {
                out.storeBytes(of: swapped(block), toByteOffset: 4 * x, as: SIMD8<UInt32>.self)
            } else {
                for index in x..<x + 8 { out.storeBytes(of: source[index].straightRGBA, toByteOffset: 4 * index, as: UInt32.self) }
            }
            x += 8
        }
        for index in x..<width { out.storeBytes(of: source[index].straightRGBA, toByteOffset: 4 * index, as: UInt32.self) }
    }

    private func swapped(_ block: SIMD8<UInt32>) -> SIMD8<UInt32> {
        (block & 0xFF00_FF00) | ((block &>> 16) & 0xFF) | ((block & 0xFF) &<< 16)
    }
}

extension UInt32 {
    /// The premultiplied pixel with its colour divided by alpha and the bytes in the order red, green, blue, alpha.
    var straightRGBA: UInt32 {
        let alpha = self >> 24
        guard alpha != 0 else { return 0 }
        let red = (self >> 16 & 255).divided(byAlpha: alpha)
        let green = (self >> 8 & 255).divided(byAlpha: alpha)
        let blue = (self & 255).divided(byAlpha: alpha)
        return alpha << 24 | blue << 16 | green << 8 | red
    }

    private func divided(byAlpha alpha: UInt32) -> UInt32 { Swift.min(255, (self * 255 + alpha / 2) / alpha) }
}
