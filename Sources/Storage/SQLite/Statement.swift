internal import CSQLite

/// A statement that was prepared once and is run as often as needed.
final class Statement {
    private let handle: OpaquePointer
    private unowned let database: Database

    init(_ sql: String, in database: Database) throws(StorageError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw database.error(code) }
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    /// Runs to the end and gives each row to `take`, which must leave this statement alone.
    func run(_ values: [SQLValue], _ take: (Row) throws(StorageError) -> Void) throws(StorageError) {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
        while true {
            let code = sqlite3_step(handle)
            guard code == SQLITE_ROW else {
                if code == SQLITE_DONE { return }
                throw database.error(code)
            }
            try take(Row(statement: handle))
        }
    }

    private func bind(_ value: SQLValue, at place: Int32) throws(StorageError) {
        let code =
            switch value {
            case .null: sqlite3_bind_null(handle, place)
            case .integer(let number): sqlite3_bind_int64(handle, place, number)
            case .real(let number): sqlite3_bind_double(handle, place, number)
            case .text(var text):
                text.withUTF8 { buffer in
                    buffer.withMemoryRebound(to: CChar.self) { widgethost_bind_text(handle, place, $0.baseAddress, UInt64($0.count)) }
                }
            case .blob(let bytes): bytes.withUnsafeBytes { widgethost_bind_blob(handle, place, $0.baseAddress, UInt64($0.count)) }
            }
        guard code == SQLITE_OK else { throw database.error(code) }
    }
}
