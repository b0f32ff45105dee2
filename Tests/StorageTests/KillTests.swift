import Foundation
import StorageWriter
import Testing

@testable import Storage

/// A host that is killed at any moment loses nothing that it was told is kept.
@Suite(.serialized) struct KillTests {
    @Test func fiftyKillsLoseNothingAcknowledged() throws {
        let place = TestFolder()
        var model = StoreModel()
        var random = SeededGenerator(seed: 17)
        for round in 1...50 {
            let writer = try WriterProcess("write", place.folder.path, UInt64(round))
            writer.read(lines: 1 + Int.random(in: 1...30, using: &random))
            writer.kill()
            let acknowledged = writer.lines.compactMap { Int($0) }.last ?? 0
            let bench = try place.open()
            try expectWhole(place.connection(.read))
            play(
                &model, seed: UInt64(round),
                to: max(acknowledged, ChangeScript.number(in: bench.store.opening.contents, seed: UInt64(round))))
            if acknowledged > 0 { #expect(bench.store.opening.contents.uncleanEnd.map { Set($0.starting.keys) } == model.starting) }
            expect(bench.store.opening, model, "round \(round), \(acknowledged) acknowledged")
            #expect(bench.store.close(within: 20))
            model.restart()
        }
    }

    private func play(_ model: inout StoreModel, seed: UInt64, to last: Int) {
        var script = ChangeScript(seed: seed, ids: model.contents.placements.map(\.id))
        guard last > 0 else { return }
        for _ in 1...last { model.submit(script.next()) }
    }

    private func expect(_ opening: Opening, _ model: StoreModel, _ comment: Comment) {
        #expect(opening.repair == nil && opening.inMemoryBecause == nil, comment)
        expectEqual(opening.contents, model.contents, comment)
    }

    @Test func aReaderBesideAWriterSeesWholeSubmissions() throws {
        let place = TestFolder()
        let writer = try WriterProcess("write", place.folder.path, 5)
        writer.read(lines: 2)
        let reader = try place.connection(.read)
        let file = try StoreFile(reader, options: StoreOptions())
        var model = StoreModel()
        var script = ChangeScript(seed: 5, ids: [])
        var played = 0
        for _ in 0..<40 {
            try reader.execute("BEGIN")
            let contents = try file.readContents()
            try reader.execute("COMMIT")
            let last = ChangeScript.number(in: contents, seed: 5)
            #expect(last >= played)
            while played < last {
                played += 1
                model.submit(script.next())
            }
            expectEqual(contents, model.contents)
            writer.read(lines: writer.lines.count + 1)
        }
        writer.kill()
    }

    @Test func aSecondHostIsToldWhoHasTheFolder() throws {
        let place = TestFolder()
        let writer = try WriterProcess("write", place.folder.path, 1)
        writer.read(lines: 2)
        #expect(throws: StorageError.inUse(path: place.folder.path, process: writer.number)) { try place.open() }
        writer.kill()
        #expect(try place.reopened().contents.uncleanEnd != nil)
        #expect(try place.reopened().contents.uncleanEnd == nil)
    }
}
