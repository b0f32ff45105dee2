/// How a camera held a picture, numbered as in Exif.
package enum ImageOrientation: Int, Hashable, Sendable {
    case upright = 1
    case mirrored, upsideDown, mirroredUpsideDown, mirroredLeft, right, mirroredRight, left

    package var swapsSides: Bool { rawValue >= 5 }

    /// From the Exif segment of a JPEG file, nil when it does not say.
    init?(exif bytes: [UInt8], at start: Int, length: Int) {
        guard start + length <= bytes.count, length > 14, bytes[start..<start + 6].elementsEqual("Exif\0\0".utf8) else { return nil }
        let exif = Exif(bytes: [UInt8](bytes[start + 6..<start + length]))
        guard let directory = exif.number(4, size: 4), let count = exif.number(directory, size: 2) else { return nil }
        let orientationTag = 0x0112
        for entry in 0..<min(count, 512) {
            let at = directory + 2 + 12 * entry
            guard exif.number(at, size: 2) == orientationTag, let value = exif.number(at + 8, size: 2) else { continue }
            self.init(rawValue: value)
            return
        }
        return nil
    }
}

/// Numbers in the byte order that the segment's first two bytes name.
private struct Exif {
    let bytes: [UInt8]

    func number(_ offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        let digits = bytes[offset..<offset + size]
        let bigEndian = bytes.first == UInt8(ascii: "M")
        return (bigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
}
