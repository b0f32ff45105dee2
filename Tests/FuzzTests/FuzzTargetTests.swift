import Drawing
import Foundation
import FuzzTargets
import PictureMessages
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
        for round in 0..<target.rounds {
            let other = inputs[Int.random(in: 0..<inputs.count, using: &generator)]
            target.run(target.mutated(inputs[round % inputs.count], with: other, &generator))
        }
    }

    @Test func seedsAreTaken() throws {
        // A seed that its reader refuses leads nowhere.
        for seed in try #require(FuzzTarget.named("lists")).seeds() { #expect(throws: Never.self) { try DisplayList(decoding: seed) } }
        let messages = try #require(FuzzTarget.named("draw-messages")).seeds()
        let taken = messages.filter { (try? DrawRequest(decoding: $0)) != nil || (try? DrawReply(decoding: $0)) != nil }
        #expect(taken.count == messages.count - 1)
        #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
    }
}
