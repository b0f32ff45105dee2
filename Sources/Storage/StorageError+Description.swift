internal import Glibc

extension StorageError: CustomStringConvertible {
    /// One sentence: what, where, what to do.
    package var description: String {
        switch self {
        case .noHome: "no place for state: set HOME or XDG_STATE_HOME"
        case .folderUnusable(let path, let error): "\(path): the state folder cannot be used: \(text(of: error))"
        case .foreignFolder(let path): "\(path): the state folder belongs to another user; set XDG_STATE_HOME to one of your own"
        case .readOnly(let path): "\(path): nothing can be written there; make the folder writable"
        case .full(let path): "\(path): no room is left on the disk; free some"
        case .unwritable(let path):
            "\(path): writing fails; see whether a quota or a limit to the size of files is reached, or the disk fails"
        case .locked(let path): "\(path): another process holds the database; end it, or wait until it has finished"
        case .inUse(let path, let process):
            "\(path): \(process == 0 ? "another widgethost" : "widgethost with process id \(process)") keeps its state there; stop it first"
        case .newerSchema(let path, let found, let known):
            "\(path): written by a newer widgethost (version \(found), this one knows \(known)); nothing was changed: run the newer one"
        case .damaged(let path, let reason): "\(path): the database is damaged: \(reason)"
        case .moved(let path): "\(path): the database was moved or deleted while it was in use; restart widgethost"
        case .failed(let path, let code, let reason): "\(path): \(reason) (SQLite \(code))"
        case .unknownPlacement(let id): "there is no placement \(id)"
        case .takenPlacement(let id): "there is a placement \(id) already"
        case .unknownBuild(let key): "no build \(key) is known"
        case .unknownBundle(let name): "no bundle \(name) is known"
        case .unusable(let what): "\(what) cannot be kept"
        case .contentMissing(let digest): "the content \(digest) is not kept"
        case .contentDamaged(let digest): "the content \(digest) is damaged"
        case .overLimit(let bytes, let limit): "archives would take \(bytes) bytes, over the limit of \(limit)"
        }
    }

    private func text(of error: Int32) -> String { String(cString: strerror(error)) }
}
