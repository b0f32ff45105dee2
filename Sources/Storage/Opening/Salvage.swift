internal import Foundation
internal import Glibc

/// Makes a whole database of what can be read of a damaged one, and sets that one aside.
///
/// The new file takes the old one's place only when it is complete: whatever ends this early leaves all as it was.
struct Salvage {
    let folder: StateFolder
    let options: StoreOptions
    let now: Date
    let schema: Schema

    private var rebuilt: String { folder.database + ".rebuilt" }
    private var scratch: String { folder.database + ".salvage" }

    func rebuild(because reason: String) throws(StorageError) -> Repair {
        removeDrafts()
        defer { removeDrafts() }
        let found = try fill()
        let aside = try setAside()
        guard rename(rebuilt, folder.database) == 0 else { throw unwritable(errno) }
        removeOldAsides()
        return Repair(setAside: aside, reason: reason, kept: found.kept, dropped: found.dropped, gaps: found.gaps)
    }

    /// The new file is whole, without a log beside it, when its connection has ended: so none may outlive this.
    private func fill() throws(StorageError) -> SalvagedRows.Count {
        close(try folder.openPrivately(rebuilt))
        let file = try StoreFile(try Database(rebuilt), options: options, schema: schema)
        guard let source = try readableCopy() else { return .init(gaps: Schema.tables.count) }
        return try file.transaction { () throws(StorageError) in
            var rows = SalvagedRows(into: file.database)
            try rows.copyAll(from: source)
            return rows.count
        }
    }

    /// A copy of the damaged file that SQLite takes for a database; nil when there is no making one.
    private func readableCopy() throws(StorageError) -> Database? {
        let template = try SchemaPages(schema: schema, damaged: folder.database)
        for repair in [SchemaPages.Repair.header, .allPages] {
            try copy(folder.database, to: scratch)
            if access(folder.database + "-wal", F_OK) == 0 { try copy(folder.database + "-wal", to: scratch + "-wal") }
            try template.write(repair, into: scratch)
            if let database = try? Database(scratch), (try? schema.checkTables(database)) != nil { return database }
        }
        return nil
    }

    private func copy(_ path: String, to copy: String) throws(StorageError) {
        unlink(copy)
        do {
            try FileManager.default.copyItem(atPath: path, toPath: copy)
        } catch {
            if (error as NSError).code == CocoaError.fileWriteOutOfSpace.rawValue { throw .full(path: copy) }
            throw .failed(path: copy, code: 0, reason: error.localizedDescription)
        }
    }

    private func removeDrafts() {
        for draft in [rebuilt, scratch] {
            for end in ["", "-wal", "-shm", "-journal"] { unlink(draft + end) }
        }
    }

    private func unwritable(_ error: Int32) -> StorageError { .folderUnusable(path: folder.path, error: error) }
}

// What is set aside.
extension Salvage {
    /// Damaged files that are kept, newest first.
    private static let asideLimit = 3
    private var asidePrefix: String { folder.database + ".damaged-" }

    /// Gives the file a second name, so that there is a database at every moment; its log goes with it, or it would be taken for the
    /// new file's.
    private func setAside() throws(StorageError) -> String {
        let aside = asidePrefix + freeDate()
        guard link(folder.database, aside) == 0 else { throw unwritable(errno) }
        if rename(folder.database + "-wal", aside + "-wal") != 0, errno != ENOENT { throw unwritable(errno) }
        unlink(folder.database + "-shm")
        return aside
    }

    private func freeDate() -> String {
        let style = Date.ISO8601FormatStyle(timeZoneSeparator: .omitted)
        let date = now.formatted(style).replacing(":", with: "-")
        guard access(asidePrefix + date, F_OK) == 0 else { return date }
        return (2...).lazy.map { "\(date)-\($0)" }.first { access(asidePrefix + $0, F_OK) != 0 } ?? date
    }

    private func removeOldAsides() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let asides = names.map { folder.path + "/" + $0 }.filter { $0.hasPrefix(asidePrefix) && !$0.hasSuffix("-wal") }.sorted()
        for aside in asides.dropLast(Salvage.asideLimit) {
            unlink(aside)
            unlink(aside + "-wal")
        }
    }
}
