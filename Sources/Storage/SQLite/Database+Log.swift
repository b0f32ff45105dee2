internal import CSQLite

// What is committed lies in a log beside the database first. SQLite would copy a long log into the database within the commit that made it
// long, and wait for the disk twice: whoever waits for that commit would wait, too.
extension Database {
    /// Pages of a log that is long enough to be copied.
    static let longLog = 1_000

    /// Leaves it to the owner when the log is copied.
    func takeOverLog() {
        sqlite3_wal_hook(
            handle,
            { count, _, _, pages in
                count?.assumingMemoryBound(to: Int32.self).pointee = pages
                return SQLITE_OK
            }, logged)
    }

    /// Pages in the log since it was last copied.
    var loggedPages: Int { Int(logged.pointee) }

    /// Copies a long log into the database. What goes wrong goes wrong again with the next commit, which says so.
    func copyLongLog() {
        guard loggedPages >= Self.longLog else { return }
        if sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil) == SQLITE_OK { logged.pointee = 0 }
    }
}
