import CSQLite
import Foundation
import Testing

@testable import Storage

@Suite struct DatabaseTests {
    private func keptBytes(_ database: Database) -> Int {
        var (now, most): (Int32, Int32) = (0, 0)
        sqlite3_db_status(database.handle, SQLITE_DBSTATUS_CACHE_USED, &now, &most, 0)
        return Int(now)
    }

    @Test func aDatabaseAtRestHoldsNoPagesAndHasThemAll() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("rest-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let database = try Database(path)
        try database.execute("CREATE TABLE t(x)")
        for _ in 0..<200 { try database.run("INSERT INTO t VALUES (zeroblob(4000))") }
        let before = keptBytes(database)
        database.rest()
        #expect(keptBytes(database) < before / 4)
        #expect(try database.integer("SELECT count(*) FROM t") == 200)
    }
}
