import CLinux
import Foundation
import Synchronization

@testable import Control

/// A client that sends and reads whatever bytes a test wants.
final class RawClient {
    private let socket: Descriptor
    private var bytes: [UInt8] = []
    private var lines: [String] = []
    /// The server has closed the connection.
    private(set) var isEnded = false

    /// Connects; where the listener's queue is full, waits unless `nonblocking`.
    init(_ place: SocketPlace, nonblocking: Bool = false) throws {
        socket = try Descriptor(of: "socket", Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
        let folder = try Descriptor(of: "open", open(place.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        if nonblocking { _ = widgethost_set_nonblocking(socket.number) }
        guard try UnixAddress(place, folder: folder).connect(socket.number) == 0 else { throw ControlError.noHost(path: place.path) }
        _ = widgethost_set_nonblocking(socket.number)
    }

    /// Sends as much as the socket takes now; the number of bytes.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Int {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { break }
            done += count
        }
        return done
    }

    @discardableResult
    func send(_ text: String) -> Int { send(Array(text.utf8)) }

    /// Reads what there is; the number of whole lines that wait.
    func receive() -> Int {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(socket.number, &chunk, chunk.count, 0)
            guard count > 0 else {
                isEnded = isEnded || count == 0 || errno != EAGAIN
                break
            }
            bytes += chunk[..<count]
        }
        while let end = bytes.firstIndex(of: 10) {
            lines.append(String(decoding: bytes[..<end], as: UTF8.self))
            bytes.removeFirst(end + 1)
        }
        return lines.count
    }

    func take(_ count: Int) -> [String] {
        defer { lines.removeFirst(min(count, lines.count)) }
        return Array(lines.prefix(count))
    }

    func finishSending() { shutdown(socket.number, Int32(SHUT_WR)) }

    var hasEnded: Bool {
        _ = receive()
        return isEnded
    }
}

/// A folder that nobody else may enter, gone with its owner.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/control-XXXXXX".utf8CString)
        path = try template.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress, let made = mkdtemp(base) else {
                throw ControlError.systemCall(name: "mkdtemp", error: errno)
            }
            return String(cString: made)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// What another thread leaves.
final class Slot<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Nil as long as nothing was left.
    var content: Value? { value.withLock { $0 } }

    func put(_ new: Value) { value.withLock { $0 = new } }
}

/// The same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// The program that stands in for a host or a caller in a process of its own.
struct HelperProcess {
    let process: Process
    private let output: Pipe

    static var program: String {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "control-bench").path
    }

    /// Runs `program`, our own where none is given.
    init(_ program: String? = nil, arguments: [String]) throws {
        process = Process()
        output = Pipe()
        process.executableURL = URL(filePath: program ?? Self.program)
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
    }

    /// The next output, waited for.
    func read() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }

    /// All output, up to the end.
    func readAll() -> String {
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
