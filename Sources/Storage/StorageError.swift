/// Why something was not kept, or not found again.
package enum StorageError: Error, Hashable, Sendable {
    /// Neither `XDG_STATE_HOME` nor `HOME` says where state belongs.
    case noHome
    case folderUnusable(path: String, error: Int32)
    /// The folder belongs to another user.
    case foreignFolder(path: String)
    case readOnly(path: String)
    case full(path: String)
    /// The system refuses to write and does not say why: a quota, a limit to the size of files, or a disk that fails.
    case unwritable(path: String)
    /// Another process is writing and does not come to an end.
    case locked(path: String)
    /// Another host keeps its state in this folder; 0 when its process is not known.
    case inUse(path: String, process: Int32)
    case newerSchema(path: String, found: Int, known: Int)
    case damaged(path: String, reason: String)
    /// The file was moved or deleted under the running host.
    case moved(path: String)
    /// Anything else; `code` is SQLite's extended result code.
    case failed(path: String, code: Int32, reason: String)

    case unknownPlacement(StoredPlacement.ID)
    case takenPlacement(StoredPlacement.ID)
    case unknownBuild(String)
    case unknownBundle(String)
    /// A value that cannot be kept; `what` names it.
    case unusable(what: String)
    /// An archive names a list that is neither given with it nor kept already.
    case contentMissing(ContentDigest)
    /// The bytes that are kept no longer are what their digest says.
    case contentDamaged(ContentDigest)
    case overLimit(bytes: Int, limit: Int)
}

extension StorageError {
    /// Whether one change is at fault, so that others beside it can be kept.
    var isAboutOneChange: Bool {
        switch self {
        case .unknownPlacement, .takenPlacement, .unknownBuild, .unknownBundle, .unusable, .contentMissing, .contentDamaged, .overLimit:
            true
        case .noHome, .folderUnusable, .foreignFolder, .readOnly, .full, .unwritable, .locked, .inUse, .newerSchema, .damaged, .moved,
            .failed:
            false
        }
    }
}
