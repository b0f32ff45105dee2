internal import Glibc

/// The right to write in a state folder; it ends with its owner, and with the process however that ends.
final class StoreLock: Sendable {
    private let descriptor: Int32

    init(_ folder: StateFolder) throws(StorageError) {
        let descriptor = try folder.openPrivately(folder.lock)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            defer { close(descriptor) }
            throw .inUse(path: folder.path, process: StoreLock.owner(descriptor))
        }
        // Who it is serves only the message of one that comes too late: without room for it the lock holds all the same.
        ftruncate(descriptor, 0)
        let text = "\(getpid())\n"
        _ = write(descriptor, text, text.utf8.count)
        self.descriptor = descriptor
    }

    deinit {
        // Said, not left to the closing: a child that is just being started holds the same open file for a moment more.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    private static func owner(_ descriptor: Int32) -> Int32 {
        var buffer = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &buffer, buffer.count, 0)
        return Int32(String(decoding: buffer.prefix(max(count, 0)).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)) ?? 0
    }
}
