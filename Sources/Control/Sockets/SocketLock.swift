import CLinux
import Glibc

/// The file whose lock makes one host of many the one that answers; the kernel gives it back when its process dies.
///
/// It is never removed: who would lock a file that is just being removed, and who its successor, is decided by luck.
struct SocketLock {
    private let file: Descriptor

    /// Takes the lock, or throws who has it.
    init(in folder: SocketFolder) throws(ControlError) {
        let name = folder.place.lockName
        let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let number = openat(folder.descriptor.number, name, flags, 0o600)
        guard number >= 0 else {
            if let found = folder.status(of: name), !found.isRegular { throw .inTheWay(path: folder.path(of: name), what: found.kind) }
            throw .systemCall(name: "open \(folder.path(of: name))", error: errno)
        }
        file = Descriptor(number)
        let status = try file.status()
        guard status.isRegular, status.st_uid == geteuid() else {
            throw .inTheWay(path: folder.path(of: name), what: "\(status.kind) of user \(status.st_uid)")
        }
        guard flock(number, LOCK_EX | LOCK_NB) == 0 else { throw .hostIsRunning(path: folder.place.path, pid: holder) }
        guard let found = folder.status(of: name), found.isSameFile(as: status) else {
            throw .inTheWay(path: folder.path(of: name), what: "gone since it was opened")
        }
        writeHolder()
    }

    /// Whether the next host would find it.
    func isInPlace(in folder: SocketFolder) -> Bool {
        guard let own = try? file.status(), let found = folder.status(of: folder.place.lockName) else { return false }
        return found.isSameFile(as: own)
    }

    private var holder: Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(file.number, &bytes, bytes.count, 0)
        return count > 0 ? Int32(String(decoding: bytes[..<count].prefix { $0 != Letter.newline }, as: UTF8.self)) : nil
    }

    private func writeHolder() {
        let line = Array("\(getpid())\n".utf8)
        guard ftruncate(file.number, 0) == 0 else { return }
        _ = pwrite(file.number, line, line.count, 0)
    }
}
