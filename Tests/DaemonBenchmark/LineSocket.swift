import CLinux
import Control
import Foundation

/// Writes a line and reads lines, as the floor's client does.
final class LineSocket {
    private let socket: Int32
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)

    /// Nil when nobody answers there.
    init?(_ place: SocketPlace) {
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place.path.utf8.prefix($0.count - 1)) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        guard result == 0 else {
            close(socket)
            return nil
        }
    }

    deinit {
        close(socket)
        buffer.deallocate()
    }

    /// Sends a line, given with its newline, and reads until one ends; how many bytes came, or nil when the host is gone.
    func ask(_ line: [UInt8]) -> Int? {
        guard write(socket, line, line.count) == line.count else { return nil }
        var total = 0
        while true {
            guard let count = read() else { return nil }
            total += count
            if buffer[count - 1] == UInt8(ascii: "\n") { return total }
        }
    }

    /// Waits until something comes that ends with a line; false when nothing does in so many seconds.
    func line(within seconds: Double) -> Bool {
        var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, Int32(seconds * 1_000)) > 0, let count = read() {
            if buffer[count - 1] == UInt8(ascii: "\n") { return true }
        }
        return false
    }

    /// Sends what is taken at once, and waits for nothing.
    func put(_ bytes: [UInt8]) { _ = send(socket, bytes, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) }

    /// Takes all that comes for so many seconds.
    func listen(seconds: Double) -> [UInt8] {
        var bytes: [UInt8] = []
        let end = uptime() + seconds
        var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        while case let rest = end - uptime(), rest > 0 {
            guard poll(&entry, 1, Int32(rest * 1_000) + 1) > 0 else { continue }
            guard let count = read() else { break }
            bytes.append(contentsOf: buffer[..<count])
        }
        return bytes
    }

    private func read() -> Int? {
        let count = CLinux.read(socket, buffer.baseAddress, buffer.count)
        return count > 0 ? count : nil
    }
}
