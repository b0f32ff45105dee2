internal import CSQLite
internal import Glibc

extension Database {
    func error(_ code: Int32) -> StorageError { Database.error(code, path: path, handle) }

    static func error(_ code: Int32, path: String, _ handle: OpaquePointer?) -> StorageError {
        let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        let system = handle.map { sqlite3_system_errno($0) } ?? 0
        switch code & 0xff {
        case SQLITE_FULL: return .full(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: return .locked(path: path)
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: return .damaged(path: path, reason: reason)
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: return .readOnly(path: path)
        case SQLITE_IOERR where code == Int32(WIDGETHOST_SQLITE_SHORT_READ): return .damaged(path: path, reason: reason)
        case SQLITE_IOERR where code == Int32(WIDGETHOST_SQLITE_WRITE_FAILED): return .unwritable(path: path)
        case SQLITE_IOERR, SQLITE_CANTOPEN: return ofSystem(system, path: path) ?? .failed(path: path, code: code, reason: reason)
        case SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_MISMATCH: return .unusable(what: reason)
        default: return .failed(path: path, code: code, reason: reason)
        }
    }

    private static func ofSystem(_ number: Int32, path: String) -> StorageError? {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: .full(path: path)
        case EROFS, EACCES, EPERM: .readOnly(path: path)
        default: nil
        }
    }
}
