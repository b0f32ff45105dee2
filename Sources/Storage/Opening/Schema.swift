/// The tables by versions: step 1 makes version 1 of an empty database, step 2 makes version 2 of version 1, and so on.
///
/// A step that was released is never changed; what is to be different comes as a further step.
struct Schema {
    var steps: [String]

    var version: Int { steps.count }

    static let current = Schema(steps: [Schema.firstStep])

    /// Brings the database up to this version, all at once; true when there was something to do.
    @discardableResult
    func migrate(_ database: Database) throws(StorageError) -> Bool {
        let found = try refuseNewer(database)
        guard found >= 0, try isEmpty(database) || found > 0 else { throw .damaged(path: database.path, reason: "it lost its version") }
        guard found < version else { return false }
        // A step may build a table anew, which drops the old one with everything that refers to it while keys are watched.
        try database.execute("PRAGMA foreign_keys = OFF")
        try database.transaction { () throws(StorageError) in
            for step in steps[found...] { try database.execute(step) }
            try checkReferences(database)
            try database.execute("PRAGMA user_version = \(version)")
        }
        return true
    }

    /// The version that the database is of; nothing is changed before it is known.
    @discardableResult
    func refuseNewer(_ database: Database) throws(StorageError) -> Int {
        let found = try version(of: database)
        guard found <= version else { throw .newerSchema(path: database.path, found: found, known: version) }
        return found
    }

    /// What SQLite does not take for a file of its own kind is damaged for us, whatever it calls it.
    private func version(of database: Database) throws(StorageError) -> Int {
        do throws(StorageError) {
            _ = try database.integer("SELECT count(*) FROM sqlite_schema")
            return Int(try database.integer("PRAGMA user_version") ?? 0)
        } catch {
            if case .failed(let path, _, let reason) = error { throw .damaged(path: path, reason: reason) }
            throw error
        }
    }

    /// Throws unless all tables are there.
    func checkTables(_ database: Database) throws(StorageError) {
        let names = Set(try database.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") { $0.text(0) })
        guard let lost = Schema.tables.first(where: { !names.contains($0) }) else { return }
        throw .damaged(path: database.path, reason: "the table of \(lost)s is gone")
    }

    private func isEmpty(_ database: Database) throws(StorageError) -> Bool {
        try database.integer("SELECT count(*) FROM sqlite_schema") == 0
    }

    private func checkReferences(_ database: Database) throws(StorageError) {
        let broken = try database.rows("PRAGMA foreign_key_check") { $0.text(0) }
        guard let table = broken.first else { return }
        throw .damaged(path: database.path, reason: "\(broken.count) rows of \(table) and others refer to nothing")
    }
}
