import CLinux
import Glibc

/// Bytes that wait until a socket takes them.
package struct OutgoingQueue {
    /// What became of an attempt to write.
    package enum Progress { case allWritten, mustWait, failed }

    /// Bytes that may wait at most: who takes none of them is not reading.
    static let limit = 16 << 20

    private var bytes: [UInt8] = []
    private var start = 0

    /// An empty queue.
    package init() {}

    var isOverfull: Bool { bytes.count - start > Self.limit }

    /// Puts bytes behind those that wait.
    package mutating func append(_ more: [UInt8]) {
        if bytes.isEmpty { bytes = more } else { bytes.append(contentsOf: more) }
    }

    /// Writes as much as the non-blocking `socket` takes.
    package mutating func write(to socket: Int32) -> Progress {
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { return errno == EAGAIN ? .mustWait : .failed }
            start += count
        }
        bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 16)
        start = 0
        return .allWritten
    }
}
