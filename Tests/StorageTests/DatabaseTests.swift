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

    @Test func aLongLogIsCopiedWhenItsOwnerSaysSo() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)").path
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
        func size(_ end: String = "") throws -> Int { try FileManager.default.attributesOfItem(atPath: path + end)[.size] as? Int ?? 0 }
        let database = try Database(path)
        try database.execute("PRAGMA journal_mode = WAL; CREATE TABLE t(x)")
        database.takeOverLog()
        try database.run("INSERT INTO t VALUES (zeroblob(?))", .integer(100 * 4_096))
        database.copyLongLog()
        #expect(try database.loggedPages > 100 && size() < 100 * 4_096, "a short log is left")
        for _ in 0..<10 { try database.run("INSERT INTO t VALUES (zeroblob(?))", .integer(100 * 4_096)) }
        #expect(try database.loggedPages > Database.longLog && size() < 100 * 4_096, "no commit waits for it")
        database.copyLongLog()
        #expect(try database.loggedPages == 0 && size() > 1_000 * 4_096)
        try database.run("INSERT INTO t VALUES (1)")
        #expect(try (1...20).contains(database.loggedPages) && database.integer("SELECT count(*) FROM t") == 12)
    }
}
