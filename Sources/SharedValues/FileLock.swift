internal import Foundation
internal import Glibc

/// A lock that the kernel keeps: it goes with the process that holds it.
struct FileLock {
    private let file: Int32

    /// Waits for the lock at a path, whose folder is made where it is not there, and no longer than `patience`.
    init(_ path: String, patience: Duration) throws(ValueFileError) {
        var file = Self.open(path)
        if file < 0, errno == ENOENT {
            try FolderPath.make(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
            file = Self.open(path)
        }
        guard file >= 0 else { throw .systemCall(name: "open", path: path, error: errno) }
        self.file = file
        do throws(ValueFileError) { try lock(path, until: ContinuousClock.now + patience) } catch {
            close(file)
            throw error
        }
    }

    /// Asks again and again: the kernel knows no wait that ends.
    private func lock(_ path: String, until end: ContinuousClock.Instant) throws(ValueFileError) {
        var wait: UInt32 = 100
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw .systemCall(name: "flock", path: path, error: errno) }
            guard ContinuousClock.now < end else { throw .locked(path: path) }
            usleep(wait)
            wait = min(wait * 2, 10_000)
        }
    }

    func release() { close(file) }

    private static func open(_ path: String) -> Int32 { Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
}

/// Folders of the user's own.
enum FolderPath {
    /// Makes a folder and those above it that are not there, for this user alone.
    static func make(_ path: String) throws(ValueFileError) {
        guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
        let error = errno
        guard error == ENOENT, let cut = path.lastIndex(of: "/"), cut > path.startIndex else {
            throw .systemCall(name: "mkdir", path: path, error: error)
        }
        try make(String(path[..<cut]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .systemCall(name: "mkdir", path: path, error: errno) }
    }
}
