import CLinux
import Glibc

/// Lines that wait until a socket takes them.
struct OutgoingLines {
    private var bytes: [UInt8] = []
    private var start = 0

    /// In bytes.
    var waiting: Int { bytes.count - start }

    var isEmpty: Bool { start == bytes.count }

    /// Appends a line; `write` leaves out its newline.
    mutating func append(_ write: (inout [UInt8]) -> Void) {
        write(&bytes)
        bytes.append(Letter.newline)
    }

    /// Writes as much as the non-blocking `socket` takes: how many bytes that was, or nil when nobody will read them any more.
    mutating func write(to socket: Int32) -> Int? {
        var written = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0 && errno == EINTR { continue }
            if count < 0 && errno != EAGAIN { return nil }
            guard count > 0 else { break }
            start += count
            written += count
        }
        if isEmpty { forget() } else if start > 1 << 20 { shift() }
        return written
    }

    /// Drops all that waits.
    mutating func forget() {
        bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 16)
        start = 0
    }

    private mutating func shift() {
        bytes.removeFirst(start)
        start = 0
    }
}
