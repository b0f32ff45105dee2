internal import Foundation

extension StoreFile {
    /// Makes one change within a transaction; how many entries of an archive were left out for want of room.
    @discardableResult
    func make(_ change: Change) throws(StorageError) -> Int {
        switch change {
        case .place(let placement): try place(placement)
        case .edit(let id, let edit, let date): try make(edit, of: id, at: date)
        case .remove(let id): try remove(id)
        case .renumber(let numbers): try renumber(numbers)
        case .archive(let id, let archive, let contents): return try keep(archive, of: id, contents)
        case .stand(let id, let standing): try keep(standing, of: id)
        case .build(let build): try keep(build)
        case .forgetBuild(let key): try database.run("DELETE FROM build WHERE key = ?", .text(key))
        case .quarantine(let quarantine): try keep(quarantine)
        case .release(let scope): try release(scope)
        case .sawBundle(let name, let path, let build, let date): try saw(name, path, build, at: date)
        case .disableBundle(let name, let isDisabled):
            try need(.unknownBundle(name), database.run("UPDATE bundle SET is_disabled = ? WHERE name = ?", .flag(isDisabled), .text(name)))
        case .setBundle(let name, let settings):
            try need(.unknownBundle(name), database.run("UPDATE bundle SET settings = ? WHERE name = ?", .blob(settings), .text(name)))
        case .forgetBundle(let name): try database.run("DELETE FROM bundle WHERE name = ?", .text(name))
        case .starting(let bundle, let date):
            try database.run("INSERT OR REPLACE INTO starting (bundle, since) VALUES (?, ?)", .text(bundle), .date(date))
        case .started(let bundle): try database.run("DELETE FROM starting WHERE bundle = ?", .text(bundle))
        }
        return 0
    }

    /// Throws unless a row was changed.
    func need(_ error: StorageError, _ changed: Int) throws(StorageError) {
        guard changed > 0 else { throw error }
    }
}

// Builds, quarantines, bundles.
extension StoreFile {
    private func keep(_ build: StoredBuild) throws(StorageError) {
        let sql = """
            INSERT INTO build (key, bundle, description, described) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (key) DO UPDATE SET bundle = ?2, description = ?3, described = ?4
            """
        let description = build.description
        try database.run(sql, .text(build.key), .text(build.bundle), .blob(description?.bytes), .date(description?.date))
    }

    private func keep(_ quarantine: Quarantine) throws(StorageError) {
        try release(quarantine.scope)
        let sql = "INSERT INTO quarantine (build, kind, reason, since) SELECT id, ?, ?, ? FROM build WHERE key = ?"
        let scope = quarantine.scope
        let added = try database.run(sql, .text(scope.kind), .text(quarantine.reason), .date(quarantine.since), .text(scope.build))
        try need(.unknownBuild(scope.build), added)
    }

    private func release(_ scope: Quarantine.Scope) throws(StorageError) {
        let sql = "DELETE FROM quarantine WHERE build = (SELECT id FROM build WHERE key = ?) AND kind IS ?"
        try database.run(sql, .text(scope.build), .text(scope.kind))
    }

    private func saw(_ name: String, _ path: String, _ build: String?, at date: Date) throws(StorageError) {
        let sql = """
            INSERT INTO bundle (name, path, build, seen, is_disabled, settings) VALUES (?1, ?2, ?3, ?4, 0, ?5)
            ON CONFLICT (name) DO UPDATE SET path = ?2, build = ?3, seen = ?4
            """
        try database.run(sql, .text(name), .text(path), .text(build), .date(date), .blob([]))
    }
}
