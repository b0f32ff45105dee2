import Foundation
import StorageWriter
import Testing

@testable import Storage

@Suite struct SchemaTests {
    /// A step that was released never changes: files of its version are out there.
    @Test func theFirstStepIsWhatItWas() {
        #expect(ContentDigest(of: Array(Schema.firstStep.utf8)).description == Self.firstStepDigest)
    }

    private static let firstStepDigest = "78fbf9f08d7b1c6620926652355841b2e8244bd7915e9de59a60d8fc9f7ce8a4"

    /// What a second version may look like: a new column, and a table built anew.
    private var next: Schema {
        Schema(
            steps: Schema.current.steps + [
                """
                ALTER TABLE placement ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;
                CREATE TABLE bundle_new (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, path TEXT NOT NULL, build TEXT,
                    seen REAL NOT NULL, is_disabled INTEGER NOT NULL, settings BLOB NOT NULL, note TEXT) STRICT;
                INSERT INTO bundle_new SELECT *, 'old' FROM bundle;
                DROP TABLE bundle;
                ALTER TABLE bundle_new RENAME TO bundle;
                """
            ])
    }

    /// A file of version 1, full of everything.
    private func versionOne() throws -> (TestFolder, StoreModel) {
        let place = TestFolder()
        let bench = try place.open()
        var script = ChangeScript(seed: 3, ids: [])
        var model = StoreModel()
        for _ in 0..<200 {
            let changes = script.next()
            bench.store.submit(changes)
            model.submit(changes)
        }
        #expect(bench.store.close(within: 20))
        return (place, model)
    }

    @Test func anOlderFileIsBroughtForwardWithEverythingInIt() throws {
        let (place, model) = try versionOne()
        let bench = try Bench(place.folder, schema: next)
        expectEqual(bench.store.opening.contents, model.contents)
        #expect(bench.store.close())
        let database = try place.connection()
        #expect(try database.integer("PRAGMA user_version") == 2)
        #expect(try database.integer("SELECT count(*) FROM bundle WHERE note = 'old'") == Int64(model.contents.bundles.count))
        try expectWhole(database)
    }

    @Test func aNewerFileIsRefusedAndLeftAsItIs() throws {
        let (place, _) = try versionOne()
        #expect(try Bench(place.folder, schema: next).store.close())
        let before = try Data(contentsOf: URL(filePath: place.database))
        let error = StorageError.newerSchema(path: place.database, found: 2, known: 1)
        #expect(throws: error) { try place.open() }
        #expect(try Data(contentsOf: URL(filePath: place.database)) == before)
        #expect(error.description.contains("written by a newer widgethost (version 2, this one knows 1)"))
    }

    @Test func aStepThatFailsLeavesTheOldVersion() throws {
        let (place, model) = try versionOne()
        let broken = Schema(steps: Schema.current.steps + ["DROP TABLE quarantine; DELETE FROM archive; SELECT no_such_function()"])
        #expect(throws: StorageError.self) { try Bench(place.folder, schema: broken) }
        expectEqual(try place.reopened().contents, model.contents)
    }

    @Test func aStepThatBreaksReferencesIsNotMade() throws {
        let (place, model) = try versionOne()
        let database = try place.connection()
        let broken = Schema(steps: Schema.current.steps + ["DELETE FROM placement"])
        #expect(throws: StorageError.self) { try broken.migrate(database) }
        #expect(try database.integer("SELECT count(*) FROM placement") == Int64(model.contents.placements.count))
        #expect(try database.integer("PRAGMA user_version") == 1)
    }
}
