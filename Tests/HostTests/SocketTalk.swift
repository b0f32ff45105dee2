import CLinux
import Foundation
import Glibc

/// A connection to a daemon over which a test sends whatever bytes it wants.
final class SocketTalk {
    private let descriptor: Int32
    private var bytes: [UInt8] = []

    /// Connects to the socket at `path`; every step ends within half a minute.
    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var limit = timeval(tv_sec: 30, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit { close(descriptor) }

    /// Sends all of it, or, if it must not wait, what is taken at once; how many bytes that was.
    @discardableResult
    func send(_ text: String, waits: Bool = true) -> Int { send(Array(text.utf8), waits: waits) }

    @discardableResult
    func send(_ bytes: [UInt8], waits: Bool = true) -> Int {
        let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { break }
            done += count
        }
        return done
    }

    /// Nothing more is sent; what comes is still read.
    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// The next line; nil when the daemon has closed the connection or says nothing.
    func line() -> String? {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = bytes.firstIndex(of: 10) {
                defer { bytes.removeFirst(end + 1) }
                return String(decoding: bytes[..<end], as: UTF8.self)
            }
            let count = recv(descriptor, &chunk, chunk.count, 0)
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
    }

    /// The answer to one line.
    func answer(to line: String) -> String? {
        send(line + "\n")
        return self.line()
    }
}
