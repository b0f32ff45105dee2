import Drawing
import Testing

@Suite struct DisplayListRobustnessTests {
    private let valid = DisplayList.sample.encoded()

    @Test func everyTruncationIsRefusedOrDecodesToAPrefix() throws {
        for count in valid.indices {
            guard let list = try? DisplayList(decoding: Array(valid[..<count])) else { continue }
            #expect(DisplayList.sample.commands.starts(with: list.commands))
        }
    }

    @Test func changedBytesAreRefusedOrDecodeWithinTheLimits() throws {
        var generator = SeededGenerator(seed: 1)
        var accepted = 0
        for _ in 0..<8_000 {
            var bytes = valid
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            guard let list = try? DisplayList(decoding: bytes) else { continue }
            accepted += 1
            try check(list, from: bytes.count)
        }
        #expect(accepted > 400)
    }

    @Test func noiseIsRefused() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...200, using: &generator)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(throws: WireError.self) { try DisplayList(decoding: bytes) }
        }
    }

    /// No array is longer than the bytes it came from, and what was taken can be written and taken again.
    private func check(_ list: DisplayList, from bytes: Int) throws {
        #expect(weight(of: list.commands) <= bytes)
        #expect(try DisplayList(decoding: list.encoded()) == list)
        #expect(!list.description.isEmpty)
    }

    private func weight(of commands: [DisplayList.Command]) -> Int {
        commands.reduce(0) { $0 + 2 + weight(of: $1) }
    }

    private func weight(of command: DisplayList.Command) -> Int {
        switch command {
        case .fill(.path(let segments), _, _), .stroke(.path(let segments), _, _), .push(.clip(.path(let segments), _)): segments.count
        case .glyphs(let run): 8 * run.glyphs.count + run.text.utf8.count
        case .push(.mask(let commands)): weight(of: commands)
        default: 0
        }
    }
}
