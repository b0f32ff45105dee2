/// The SHA-256 of a list's or a picture's bytes: by it, equal contents are kept once.
package struct ContentDigest: Hashable, Sendable {
    private let words: (UInt64, UInt64, UInt64, UInt64)

    /// Reads all of `content`.
    package init(of content: [UInt8]) {
        let digest = SHA256.digest(content)
        words = (word(digest, 0), word(digest, 8), word(digest, 16), word(digest, 24))
    }

    /// Nil unless there are 32 bytes.
    package init?(bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        words = (word(bytes, 0), word(bytes, 8), word(bytes, 16), word(bytes, 24))
    }

    /// The 32 bytes.
    package var bytes: [UInt8] {
        [words.0, words.1, words.2, words.3].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
    }

    package static func == (left: ContentDigest, right: ContentDigest) -> Bool { left.words == right.words }

    // Any word of a digest is as good a hash as all of them.
    package func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

extension ContentDigest: CustomStringConvertible {
    /// 64 hexadecimal digits.
    package var description: String {
        [words.0, words.1, words.2, words.3].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

private func word(_ bytes: [UInt8], _ start: Int) -> UInt64 { bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) } }
