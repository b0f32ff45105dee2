import CLinux
import Glibc

/// A regular file opened for reading; every read is checked against the size that it had when it was opened.
package final class OpenFile {
    let path: String
    let status: stat
    private let descriptor: OwnedDescriptor

    /// Opens without waiting for anybody: a pipe, say, is refused with `.notAFile`.
    package init(_ path: String) throws(BundleError) {
        self.path = path
        let number = widgethost_open(path, O_RDONLY | O_NONBLOCK)
        guard number >= 0 else { throw errno == ENOENT ? .missing(path: path) : .unreadable(path: path, error: errno) }
        descriptor = OwnedDescriptor(number)
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .unreadable(path: path, error: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        self.status = status
    }

    /// In bytes.
    package var size: UInt64 { UInt64(clamping: status.st_size) }

    /// Exactly these bytes, or nil when the file does not hold them all.
    package func bytes(at offset: UInt64, count: UInt64) -> [UInt8]? {
        let (end, overflow) = offset.addingReportingOverflow(count)
        guard !overflow, end <= size, let place = Int(exactly: offset), let count = Int(exactly: count) else { return nil }
        var buffer = [UInt8](repeating: 0, count: count)
        let read = buffer.withUnsafeMutableBytes { fill($0, at: place) }
        return read == count ? buffer : nil
    }

    /// Fills as much of `buffer` as the file has from `offset` on; the number of bytes, or -1.
    func fill(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        var done = 0
        while done < buffer.count {
            let count = pread(descriptor.number, buffer.baseAddress?.advanced(by: done), buffer.count - done, offset + done)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { return -1 }
            guard count > 0 else { break }
            done += count
        }
        return done
    }
}
