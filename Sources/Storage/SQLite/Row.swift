internal import CSQLite
internal import Foundation

/// One row of an answer, while the statement stands on it; columns count from 0.
struct Row {
    let statement: OpaquePointer

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
    func int(_ column: Int32) -> Int { Int(integer(column)) }
    func flag(_ column: Int32) -> Bool { integer(column) != 0 }
    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
    func date(_ column: Int32) -> Date { Date(timeIntervalSinceReferenceDate: real(column)) }
    func id(_ column: Int32) -> StoredPlacement.ID { StoredPlacement.ID(UInt64(bitPattern: integer(column))) }

    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
        return String(decoding: bytes, as: UTF8.self)
    }

    func blob(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }

    func textIfAny(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
    func blobIfAny(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : blob(column) }
    func dateIfAny(_ column: Int32) -> Date? { isNull(column) ? nil : date(column) }

    /// The column as it is kept.
    func value(_ column: Int32) -> SQLValue {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_FLOAT: .real(real(column))
        case SQLITE_TEXT: .text(text(column))
        case SQLITE_BLOB: .blob(blob(column))
        default: .null
        }
    }
}
