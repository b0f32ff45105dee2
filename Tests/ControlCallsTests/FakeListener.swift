import Dispatch
import Foundation
import Glibc

/// A socket at which one connection after the other is given the same treatment, on a thread of its own.
final class FakeListener {
    let path: String
    private let folder: String
    private let listener: Int32
    private let hasEnded = DispatchSemaphore(value: 0)

    /// `serve` is given each connection, which is closed after it.
    init(folder: String = "", _ serve: @escaping @Sendable (Int32) -> Void) {
        self.folder = NSTemporaryDirectory() + "/calls-\(UUID().uuidString)"
        let inner = self.folder + (folder.isEmpty ? "" : "/" + folder)
        try? FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        path = inner + "/control.sock"
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        bind(in: inner)
        listen(listener, 8)
        let thread = Thread { [listener, hasEnded] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { break }
                serve(connection)
                close(connection)
            }
            hasEnded.signal()
        }
        thread.start()
    }

    /// Ends it; each test does so at its end, since a listener must outlive what is asked of it.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        hasEnded.wait()
        close(listener)
        try? FileManager.default.removeItem(atPath: folder)
    }

    // Through the opened folder, since paths may be longer than an address.
    private func bind(in inner: String) {
        let opened = open(inner, O_RDONLY | O_DIRECTORY)
        defer { close(opened) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "/proc/self/fd/\(opened)/control.sock".utf8) }
        _ = withUnsafeBytes(of: address) { bytes in
            Glibc.bind(listener, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
        }
    }
}

/// Reads up to a line break.
func readLine(of connection: Int32) -> [UInt8] {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(connection, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    return line
}

/// Writes all bytes; a peer that is gone is none of the test's business.
func write(_ bytes: [UInt8], to connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
    }
}
