internal import CSQLite

extension Database {
    /// Does all of `work`, or nothing of it.
    func transaction<Value>(_ work: () throws(StorageError) -> Value) throws(StorageError) -> Value {
        try execute("BEGIN IMMEDIATE")
        do throws(StorageError) {
            let value = try work()
            try execute("COMMIT")
            return value
        } catch {
            // A full disk has rolled it back already.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// The same within a transaction.
    func part<Value>(_ work: () throws(StorageError) -> Value) throws(StorageError) -> Value {
        try run("SAVEPOINT part")
        do throws(StorageError) {
            let value = try work()
            try run("RELEASE part")
            return value
        } catch {
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK TO part; RELEASE part") }
            throw error
        }
    }

    /// Whether the file still lies where it was opened.
    var isInPlace: Bool {
        var hasMoved: Int32 = 0
        let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        return code != SQLITE_OK || hasMoved == 0
    }

    /// Puts everything that `other` holds in place of what is here.
    func copy(from other: Database) throws(StorageError) {
        guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else { throw error(sqlite3_errcode(handle)) }
        let code = sqlite3_backup_step(backup, -1)
        sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE else { throw other.error(code) }
    }

    /// The file that this database would be.
    func serialized() -> [UInt8] {
        var size: Int64 = 0
        guard let start = sqlite3_serialize(handle, "main", &size, 0) else { return [] }
        defer { sqlite3_free(start) }
        return Array(UnsafeBufferPointer(start: start, count: Int(size)))
    }
}
