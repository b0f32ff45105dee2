/// The sums by which a PNG file is checked: with a wrong one nobody reads on.
enum PNGSums {
    /// The file with the sum of each chunk put right; other bytes as they are.
    static func corrected(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard place + 12 + length <= bytes.count else { break }
            let sum = sum(of: bytes[place + 4..<place + 8 + length])
            for index in 0..<4 { bytes[place + 8 + length + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
            place += 12 + length
        }
        return bytes
    }

    private static func sum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { bits, _ in bits & 1 == 1 ? bits >> 1 ^ 0xedb8_8320 : bits >> 1 }
        }
    }
}
