import Bundles
import CLinux
import Glibc

/// A lock that one process at a time holds, until its work is done or it ends.
enum FolderLock {
    /// Waits for the lock at `path` and works with it; `onWait` is called once where another process has it.
    static func hold<Result>(
        _ path: String, interruptions: Interruptions, onWait: () -> Void, _ work: () throws(BuildError) -> Result
    ) throws(BuildError) -> Result {
        let number = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw .unwritable(path: path, error: errno) }
        let descriptor = OwnedDescriptor(number)
        defer { withExtendedLifetime(descriptor) {} }
        var isTold = false
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw .system(name: "flock", error: errno) }
            if !isTold { onWait() }
            isTold = true
            try interruptions.wait(milliseconds: 100)
        }
        return try work()
    }
}
