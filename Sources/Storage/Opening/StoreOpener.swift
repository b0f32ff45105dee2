internal import Foundation
internal import Glibc

/// The ways to come to a store, from the usual one to the last resort.
struct StoreOpener {
    let folder: StateFolder
    let options: StoreOptions
    let now: Date
    var schema = Schema.current

    struct Opened {
        let file: StoreFile
        var opening: Opening
        /// Nil where nothing is written to the disk.
        let lock: StoreLock?
    }

    /// Opens the folder's database, makes it, migrates it, repairs it, or reads what is there and goes on in memory.
    func open() throws(StorageError) -> Opened {
        do throws(StorageError) {
            try folder.prepare()
            let lock = try StoreLock(folder)
            return try openOrRepair(lock)
        } catch {
            switch error {
            case .readOnly, .full, .unwritable, .folderUnusable: return try goOnInMemory(because: error)
            default: throw error
            }
        }
    }

    private func openOrRepair(_ lock: StoreLock) throws(StorageError) -> Opened {
        do throws(StorageError) {
            return try openWithRoom(lock)
        } catch {
            guard case .damaged(_, let reason) = error else { throw error }
            let repair = try Salvage(folder: folder, options: options, now: now, schema: schema).rebuild(because: reason)
            var opened = try openWithRoom(lock)
            opened.opening.repair = repair
            return opened
        }
    }

    /// A full disk has no room for the memory that readers share: then there are none but us.
    private func openWithRoom(_ lock: StoreLock) throws(StorageError) -> Opened {
        do throws(StorageError) {
            return try openWritable(lock, isAlone: false)
        } catch {
            switch error {
            case .full, .unwritable: return try openWritable(lock, isAlone: true)
            default: throw error
            }
        }
    }

    private func openWritable(_ lock: StoreLock, isAlone: Bool) throws(StorageError) -> Opened {
        close(try folder.openPrivately(folder.database))
        let database = try Database(folder.database, patience: options.patience)
        if isAlone { try database.execute("PRAGMA locking_mode = EXCLUSIVE") }
        let file = try StoreFile(database, options: options, schema: schema)
        let contents = try file.readContents()
        try file.check(thoroughly: contents.uncleanEnd != nil)
        return Opened(file: file, opening: Opening(contents: contents), lock: lock)
    }

    private func goOnInMemory(because reason: StorageError) throws(StorageError) -> Opened {
        let memory = try Database(Database.memory)
        if access(folder.database, F_OK) == 0 { try readInto(memory) }
        let file = try StoreFile(memory, options: options, schema: schema)
        return Opened(file: file, opening: Opening(contents: try file.readContents(), inMemoryBecause: reason), lock: nil)
    }

    private func readInto(_ memory: Database) throws(StorageError) {
        do throws(StorageError) {
            let source = try Database(folder.database, .read, patience: options.patience)
            try memory.copy(from: source)
        } catch {
            // Without a log beside it all is in the file, and a file that cannot be written does not change under a reader.
            guard access(folder.database + "-wal", F_OK) != 0 else { throw error }
            let source = try Database(folder.database, .readFrozen)
            try memory.copy(from: source)
        }
    }
}
