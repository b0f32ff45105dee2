extension FuzzTarget {
    /// The same input with a few changes; `other` is one from which parts are taken over.
    package func mutated<Generator: RandomNumberGenerator>(
        _ bytes: [UInt8], with other: [UInt8], _ generator: inout Generator
    ) -> [UInt8] {
        // Every other time without regard to what messages are made of.
        guard takesMessages, Bool.random(using: &generator) else { return Self.changed(bytes, with: other, &generator) }
        return mutatedMessage(bytes, with: other, &generator) { Self.changed($0, with: other, &$1) }
    }

    /// The same message with a few changes in it; `change` is what changes bytes that are no message of their own.
    package func mutatedMessage<Generator: RandomNumberGenerator>(
        _ bytes: [UInt8], with other: [UInt8], _ generator: inout Generator, by change: @escaping ([UInt8], inout Generator) -> [UInt8]
    ) -> [UInt8] {
        WireMutation(change: change, other: other).mutated(bytes, &generator)
    }

    /// The same bytes with a few of them changed, left out or doubled.
    private static func changed(_ bytes: [UInt8], with other: [UInt8], _ generator: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<7, using: &generator) {
            case 0 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &generator)
            case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
            case 2 where place < bytes.count: bytes.remove(at: place)
            case 3: bytes.insert([0, 0x7f, 0x80, 0xff].randomElement(using: &generator) ?? 0, at: place)
            case 4: bytes = Array(bytes[..<place])
            case 5: bytes.insert(contentsOf: bytes[..<place].suffix(Int.random(in: 0...32, using: &generator)), at: place)
            default: bytes = Array(bytes[..<place]) + other.suffix(Int.random(in: 0...max(other.count, 1), using: &generator))
            }
        }
        return bytes
    }
}

/// Numbers that look random and are the same for the same seed.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
