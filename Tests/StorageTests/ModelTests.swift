import Foundation
import StorageWriter
import Testing

@testable import Storage

/// Whatever is handed over, what is read again is what plain dictionaries would hold.
@Suite struct ModelTests {
    @Test(arguments: 1...12)
    func aStoreHoldsWhatADictionaryHolds(seed: UInt64) throws {
        let place = TestFolder()
        var model = StoreModel()
        var script = ChangeScript(seed: seed, ids: [])
        for _ in 0..<5 {
            let bench = try place.open()
            expectEqual(bench.store.opening.contents, model.contents)
            for _ in 0..<60 {
                let changes = script.next()
                let isRefused = try bench.submit(changes) != nil
                #expect(isRefused != model.submit(changes), "\(changes)")
            }
            try expectBytes(bench, model)
            #expect(bench.store.close(within: 20))
            model.restart()
        }
        try expectSound(place, model)
    }

    private func expectBytes(_ bench: Bench, _ model: StoreModel) throws {
        for (digest, bytes) in model.bytes { #expect(try bench.load(digest) == .success(bytes)) }
    }

    /// No content is kept that nothing needs, and nothing refers to what is not there.
    private func expectSound(_ place: TestFolder, _ model: StoreModel) throws {
        let database = try place.connection()
        let digests = try database.rows("SELECT digest FROM content") { ContentDigest(bytes: $0.blob(0)) }
        #expect(Set(digests).symmetricDifference(Set(model.bytes.keys)).isEmpty)
        #expect(digests.count == model.bytes.count)
        #expect(try database.integer("SELECT coalesce(sum(size), 0) FROM content") == Int64(model.bytes.values.map(\.count).reduce(0, +)))
        try expectWhole(database)
    }
}

/// Names what differs, so that a failure can be read.
func expectEqual(_ found: Contents, _ wanted: Contents, _ comment: Comment? = nil) {
    #expect(found.placements == wanted.placements, comment)
    #expect(found.archives == wanted.archives, comment)
    #expect(found.standings == wanted.standings, comment)
    #expect(found.builds == wanted.builds, comment)
    #expect(found.quarantines == wanted.quarantines, comment)
    #expect(found.bundles == wanted.bundles, comment)
    #expect(found.lastPlacement == wanted.lastPlacement, comment)
}

func expectWhole(_ database: Database) throws {
    #expect(try database.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    #expect(try database.rows("PRAGMA foreign_key_check") { $0.text(0) }.isEmpty)
}
