import CLinux
import Drawing
import Glibc
import PictureMessages
import Synchronization

/// The line to the host, for all threads to write to.
final class HostLine: Sendable {
    let socket: Int32
    private let writing = Mutex(())

    init(socket: Int32) { self.socket = socket }

    func send(_ reply: DrawReply) {
        let bytes = reply.framed
        writing.withLock { _ in bytes.withUnsafeBytes { writeAll($0) } }
    }

    // A host that is gone ends the process by the reader.
    private func writeAll(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = CLinux.send(socket, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

/// What comes through the line, for the one thread that reads.
struct RequestReader {
    private let socket: Int32
    private var messages = MessageReader<DrawRequest>()

    /// Milliseconds without a request after which the process rests.
    private static let patience: Int32 = 3_000

    init(_ line: HostLine) { socket = line.socket }

    /// Waits for a request; nil when the host is gone or sends what is none. `rest` is called once when none comes for a while.
    mutating func next(whenIdle rest: () -> Void) -> DrawRequest? {
        var patience = Self.patience
        while true {
            do throws(WireError) { if let request = try messages.next() { return request } } catch { return nil }
            if isSilent(for: patience) {
                rest()
                patience = -1
            } else if !read() {
                return nil
            }
        }
    }

    private func isSilent(for milliseconds: Int32) -> Bool {
        var wish = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&wish, 1, milliseconds) == 0
    }

    private mutating func read() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: messages.appetite, alignment: 8) { buffer in
            let count = CLinux.read(socket, buffer.baseAddress, buffer.count)
            guard count > 0 else { return count < 0 && errno == EINTR }
            messages.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            return true
        }
    }
}
