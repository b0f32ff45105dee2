/// The hash by which lists and pictures are named, as FIPS 180-4 lays it down.
package struct SHA256 {
    private typealias State = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

    private var state: State = (
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
    )

    /// The 32 bytes for a message.
    package static func digest(_ message: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        let whole = message.count & ~63
        let tail = padded(message[whole...], length: message.count)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            message.withUnsafeBytes { hash.absorb($0.prefix(whole), schedule) }
            tail.withUnsafeBytes { hash.absorb($0[...], schedule) }
        }
        let (a, b, c, d, e, f, g, h) = hash.state
        return [a, b, c, d, e, f, g, h].flatMap(bigEndian)
    }

    private static func padded(_ rest: ArraySlice<UInt8>, length: Int) -> [UInt8] {
        let zeros = [UInt8](repeating: 0, count: (119 - rest.count) % 64)
        let bits = UInt64(length) &* 8
        let length = bigEndian(UInt32(truncatingIfNeeded: bits >> 32)) + bigEndian(UInt32(truncatingIfNeeded: bits))
        return Array(rest) + [0x80] + zeros + length
    }

    /// Takes in whole blocks of 64 bytes.
    private mutating func absorb(_ blocks: Slice<UnsafeRawBufferPointer>, _ schedule: UnsafeMutableBufferPointer<UInt32>) {
        let bytes = UnsafeRawBufferPointer(rebasing: blocks)
        SHA256.constants.withUnsafeBufferPointer { constants in
            for start in stride(from: 0, to: bytes.count, by: 64) {
                SHA256.fill(schedule, from: bytes, at: start)
                mix(schedule, constants)
            }
        }
    }

    private static func fill(_ schedule: UnsafeMutableBufferPointer<UInt32>, from bytes: UnsafeRawBufferPointer, at start: Int) {
        for word in 0..<16 {
            schedule[word] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * word, as: UInt32.self))
        }
        for word in 16..<64 {
            let (near, far) = (schedule[word - 2], schedule[word - 15])
            let small = (far >>> 7) ^ (far >>> 18) ^ (far >> 3)
            let large = (near >>> 17) ^ (near >>> 19) ^ (near >> 10)
            schedule[word] = schedule[word - 16] &+ small &+ schedule[word - 7] &+ large
        }
    }

    private mutating func mix(_ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>) {
        var (a, b, c, d, e, f, g, h) = state
        for round in 0..<64 {
            let mixed = (e >>> 6) ^ (e >>> 11) ^ (e >>> 25)
            let first = h &+ mixed &+ ((e & f) ^ (~e & g)) &+ constants[round] &+ schedule[round]
            let second = ((a >>> 2) ^ (a >>> 13) ^ (a >>> 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        let old = state
        state = (old.0 &+ a, old.1 &+ b, old.2 &+ c, old.3 &+ d, old.4 &+ e, old.5 &+ f, old.6 &+ g, old.7 &+ h)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01,
        0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
        0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
        0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116, 0x1e37_6c08,
        0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
        0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

private func bigEndian(_ word: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }

infix operator >>> : BitwiseShiftPrecedence

/// Turns the bits of a word to the right.
private func >>> (word: UInt32, count: UInt32) -> UInt32 { word &>> count | word &<< (32 - count) }
