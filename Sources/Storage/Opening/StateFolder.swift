internal import Glibc

/// The folder in which a host keeps its state; nobody but the user can look into it.
package struct StateFolder: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// The user's: `$XDG_STATE_HOME/widgethost`, or `~/.local/state/widgethost` where that is not set or no absolute path.
    package init(environment: [String: String]) throws(StorageError) {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            path = state + "/widgethost"
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            path = home + "/.local/state/widgethost"
        } else {
            throw .noHome
        }
    }

    /// The SQLite file; its log lies beside it.
    package var database: String { path + "/widgets.sqlite" }
    var lock: String { path + "/lock" }

    /// Makes the folder if it is missing, and keeps others out of it.
    func prepare() throws(StorageError) {
        for end in path.indices.dropFirst() where path[end] == "/" { mkdir(String(path[..<end]), 0o700) }
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw unusable(errno) }
        var status = stat()
        guard stat(path, &status) == 0 else { throw unusable(errno) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw unusable(ENOTDIR) }
        guard status.st_uid == geteuid() else { throw .foreignFolder(path: path) }
        if status.st_mode & 0o077 != 0 { chmod(path, 0o700) }
        guard access(path, W_OK | X_OK) == 0 else { throw unusable(errno) }
    }

    private func unusable(_ error: Int32) -> StorageError {
        switch error {
        case EROFS, EACCES, EPERM: .readOnly(path: path)
        case ENOSPC, EDQUOT: .full(path: path)
        default: .folderUnusable(path: path, error: error)
        }
    }

    /// Opens or makes a file of the folder that only the user can read.
    func openPrivately(_ file: String) throws(StorageError) -> Int32 {
        let descriptor = open(file, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unusable(errno) }
        fchmod(descriptor, 0o600)
        return descriptor
    }
}
