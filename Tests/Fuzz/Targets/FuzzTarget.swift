/// One reader of what others wrote, which must take any bytes without an end of the process: what it refuses it refuses with an error.
package struct FuzzTarget: Sendable {
    /// As in `Tests/fuzz NAME`.
    package let name: String
    /// Feeds the reader; ends the process where what it took does not hold together.
    package let run: @Sendable ([UInt8]) -> Void
    /// Bytes that it takes, to begin with.
    package let seeds: @Sendable () -> [[UInt8]]

    init(_ name: String, seeds: @escaping @Sendable () -> [[UInt8]], run: @escaping @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.seeds = seeds
        self.run = run
    }

    package static let all: [FuzzTarget] = [
        .lists, .messages, .frames, .drawMessages, .libraries, .lines, .propertyLists, .projects, .strings, .catalogs, .intents, .sources,
    ]

    package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Ends the process when what must hold does not: libFuzzer, and a test that runs it apart, take that for a find.
func hold(_ condition: Bool, _ words: @autoclosure () -> String) {
    if !condition { fatalError(words()) }
}

extension FuzzTarget {
    /// The same bytes with a few of them changed, left out or doubled.
    package static func mutated(_ bytes: [UInt8], with other: [UInt8], _ generator: inout some RandomNumberGenerator) -> [UInt8] {
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
