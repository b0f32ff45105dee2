import Foundation
import FuzzTargets
import Testing

/// Every reader on its seeds, on what libFuzzer found worth keeping and on inputs that once brought it down, and on some thousand
/// mutations of them, the same in every run. `Tests/fuzz` goes on from there.
@Suite struct FuzzTargetTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Fuzz/Corpus")

    private func kept(_ name: String) throws -> [[UInt8]] {
        let folder = Self.corpus.appendingPathComponent(name).standardized
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.sorted().map { [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))) }
    }

    @Test(arguments: FuzzTarget.all.map(\.name)) func nothingBringsAReaderDown(name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        let inputs = target.seeds() + (try kept(name))
        #expect(!inputs.isEmpty)
        for input in inputs { target.run(input) }
        var generator = SeededGenerator(seed: 1)
        for round in 0..<Self.rounds {
            let other = inputs[Int.random(in: 0..<inputs.count, using: &generator)]
            target.run(FuzzTarget.mutated(inputs[round % inputs.count], with: other, &generator))
        }
    }

    private static let rounds = 2_000

    @Test func seedsAreTaken() throws {
        // A seed that its reader refuses leads nowhere.
        let lists = try #require(FuzzTarget.named("lists"))
        #expect(lists.seeds().count == 2)
        #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
    }
}

/// Numbers that look random and are the same on each run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
