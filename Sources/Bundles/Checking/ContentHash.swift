/// 128 bits that tell contents apart.
///
/// It guards against mistakes, not against forgery: only the user and root can write a trusted bundle, and whoever can need not forge
/// a hash. So it is a hash that reads memory nearly as fast as it comes, of two chains of 64 bits over words of 8 bytes. Each step of a
/// chain can be undone, so a change within one word never goes unseen, and the second chain, which multiplies before it mixes, meets
/// the words otherwise than the first.
package struct ContentHash: Hashable, Sendable {
    package private(set) var first: UInt64 = 0x9e37_79b9_7f4a_7c15
    package private(set) var second: UInt64 = 0xc2b2_ae3d_27d4_eb4f

    package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBytes { ContentHash($0) } }

    package init(_ bytes: UnsafeRawBufferPointer) {
        absorb(bytes)
        finish(length: UInt64(bytes.count))
    }

    /// 32 hexadecimal digits.
    package var hexadecimal: String { digits(first) + digits(second) }

    init(of file: OpenFile) throws(BundleError) {
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 8)
        defer { chunk.deallocate() }
        var length = 0
        while true {
            let count = file.fill(chunk, at: length)
            guard count >= 0 else { throw .unreadable(path: file.path, error: 5) }
            absorb(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
            length += count
            guard count == chunk.count else { break }
        }
        finish(length: UInt64(length))
    }

    private mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
        let whole = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) { absorb(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
        guard whole < bytes.count else { return }
        var tail: UInt64 = 0
        for byte in bytes[whole...].reversed() { tail = tail << 8 | UInt64(byte) }
        absorb(tail)
    }

    private mutating func absorb(_ word: UInt64) {
        let word = word.littleEndian
        first = (first ^ word) &* 0x9fb2_1c65_1e98_df25
        first ^= first >> 32
        second = (second &* 0xd6e8_feb8_6659_fd93) &+ word
        second ^= second >> 29
    }

    // Without the length, zeros at the end would go unseen.
    private mutating func finish(length: UInt64) {
        for word in [length, first, second, length] { absorb(word) }
    }
}

private func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
}
