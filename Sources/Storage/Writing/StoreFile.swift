internal import CSQLite
internal import Foundation

/// An open database with our tables in it: reads them, and makes changes one by one.
final class StoreFile {
    let database: Database
    let options: StoreOptions
    /// Bytes of all lists and pictures.
    var contentBytes = 0

    init(_ database: Database, options: StoreOptions, schema: Schema = .current) throws(StorageError) {
        self.database = database
        self.options = options
        try schema.refuseNewer(database)
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 4194304")
        database.takeOverLog()
        try database.execute("PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY")
        if let pages = options.pageLimit { try database.execute("PRAGMA max_page_count = \(pages)") }
        try schema.migrate(database)
        try schema.checkTables(database)
        try database.execute("PRAGMA foreign_keys = ON")
        contentBytes = Int(try database.integer("SELECT coalesce(sum(size), 0) FROM content") ?? 0)
    }

    /// Finds damage that reading the contents does not meet; thoroughly, in the bytes of lists and pictures too.
    func check(thoroughly: Bool) throws(StorageError) {
        if thoroughly { return try check("PRAGMA integrity_check(1)") }
        for table in Schema.tables where table != "content_bytes" { try check("PRAGMA quick_check(\(table))") }
    }

    private func check(_ pragma: String) throws(StorageError) {
        let found = try database.rows(pragma) { $0.text(0) }
        if let first = found.first, first != "ok" { throw .damaged(path: database.path, reason: first) }
    }

    /// Does all of `work` or nothing; `contentBytes` stays true.
    func transaction<Value>(_ work: () throws(StorageError) -> Value) throws(StorageError) -> Value {
        let before = contentBytes
        do throws(StorageError) { return try database.transaction(work) } catch {
            contentBytes = before
            throw error
        }
    }

    /// The same for a part of a transaction.
    func part<Value>(_ work: () throws(StorageError) -> Value) throws(StorageError) -> Value {
        let before = contentBytes
        do throws(StorageError) { return try database.part(work) } catch {
            contentBytes = before
            throw error
        }
    }

    /// Notes that a host is at work, and forgets what the one before left half done.
    func markRunning(since now: Date) throws(StorageError) {
        try database.run("UPDATE host SET running_since = ?", .date(now))
        try database.run("DELETE FROM starting")
        try database.run("DELETE FROM environment WHERE id NOT IN (SELECT environment FROM list)")
    }

    /// Notes that the host has come to its own end.
    func markEnded() throws(StorageError) {
        try database.run("UPDATE host SET running_since = NULL")
        try database.run("DELETE FROM starting")
    }
}
