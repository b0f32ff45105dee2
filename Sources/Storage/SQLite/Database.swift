internal import CLinux
internal import CSQLite

/// One connection to one database, for one thread.
final class Database {
    enum Access {
        case readWrite
        case read
        /// Nobody writes and no log is beside it: neither locks nor shared memory are needed.
        case readFrozen
    }

    let path: String
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// Pages in the log, as SQLite tells after a commit.
    let logged = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

    static let memory = ":memory:"
    /// Bytes of one value at most, so that a damaged length takes no memory.
    private static let valueLimit: Int32 = 64 << 20

    /// `patience`: milliseconds to wait for another process to come to an end.
    init(_ path: String, _ access: Access = .readWrite, patience: Int = 0) throws(StorageError) {
        self.path = path
        logged.initialize(to: 0)
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(Database.address(path, access), &handle, Database.flags(access), nil)
        guard code == SQLITE_OK, let handle else {
            logged.deallocate()
            defer { sqlite3_close_v2(handle) }
            throw Database.error(code, path: path, handle)
        }
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Database.valueLimit)
        sqlite3_busy_timeout(handle, Int32(clamping: patience))
        widgethost_harden(handle)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
        logged.deallocate()
    }

    /// The rows, each as `read` makes it.
    func rows<Value>(
        _ sql: String, _ values: SQLValue..., read: (Row) throws(StorageError) -> Value
    ) throws(StorageError) -> [Value] {
        var found: [Value] = []
        try statement(sql).run(values) { row throws(StorageError) in found.append(try read(row)) }
        return found
    }

    /// The first column of the first row; nil without one.
    func integer(_ sql: String, _ values: SQLValue...) throws(StorageError) -> Int64? {
        var found: Int64?
        try statement(sql).run(values) { row in found = found ?? row.integer(0) }
        return found
    }

    /// Runs one statement; how many rows it changed, without those of cascades.
    @discardableResult
    func run(_ sql: String, _ values: SQLValue...) throws(StorageError) -> Int { try run(sql, values) }

    /// The same, with the values in an array.
    @discardableResult
    func run(_ sql: String, _ values: [SQLValue]) throws(StorageError) -> Int {
        try statement(sql).run(values) { _ in }
        return Int(sqlite3_changes64(handle))
    }

    var lastRowID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Runs any number of statements that take no values, and forgets them.
    func execute(_ sql: String) throws(StorageError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw error(code) }
    }

    /// Gives the memory of pages that were read or written back to the system, and what else the process can do without at rest.
    func rest() {
        sqlite3_db_release_memory(handle)
        widgethost_give_back_memory()
    }

    private func statement(_ sql: String) throws(StorageError) -> Statement {
        if let known = statements[sql] { return known }
        let statement = try Statement(sql, in: self)
        statements[sql] = statement
        return statement
    }

    private static func flags(_ access: Access) -> Int32 {
        // One thread has the connection, so SQLite need not lock it.
        let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
        return common | (access == .readWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY)
    }

    private static func address(_ path: String, _ access: Access) -> String {
        guard access == .readFrozen else { return path }
        let escaped = path.utf8.map { byte in
            let isPlain = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "file:\(escaped.joined())?immutable=1"
    }
}
