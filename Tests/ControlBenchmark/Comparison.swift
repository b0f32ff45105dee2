import CLinux
import Control
import Foundation

/// host.status over a kept connection, in the process layouts of pingpong.c.
struct Comparison {
    /// The built floor; without it only our own figures are printed.
    let pingpong: String?
    let seconds: Double

    private struct Layout {
        let name: String
        let client: Int?
        let server: Int?
    }

    private static let layouts = [
        Layout(name: "kept_two_cores", client: 0, server: 1), Layout(name: "kept_one_core", client: 0, server: 0),
        Layout(name: "kept_free", client: nil, server: nil),
    ]

    func run() throws {
        // Every layout in a process of its own: a thread that was kept on one processor stays there.
        for round in 1...3 {
            print("round \(round)")
            if let pingpong { try floor(pingpong) }
            for layout in Self.layouts { try measure(layout) }
        }
    }

    private func floor(_ pingpong: String) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: pingpong)
        process.arguments = ["\(seconds)"]
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        for line in output.split(separator: "\n") {
            let columns = line.split(separator: "\t")
            if columns.count > 3, columns[2].hasPrefix("kept"), !columns[2].hasSuffix("p999") {
                print("  raw      \(columns[2]) \(columns[3])")
            }
        }
    }

    private func measure(_ layout: Layout) throws {
        let folder = try TemporaryPlace()
        let host = Process()
        let pipe = Pipe()
        host.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        host.arguments = ["serve", folder.place.path] + (layout.server.map { ["\($0)"] } ?? [])
        host.standardOutput = pipe
        try host.run()
        defer { host.terminate() }
        _ = pipe.fileHandleForReading.availableData
        var everything = cpu_set_t()
        sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &everything)
        defer { sched_setaffinity(0, MemoryLayout<cpu_set_t>.size, &everything) }
        if let cpu = layout.client { pin(to: cpu) }
        try report("host.status", layout, RawCaller(folder.place))
        try report("client.call", layout, ControlClient(folder.place))
    }

    private func report(_ name: String, _ layout: Layout, _ caller: some Caller) throws {
        for _ in 0..<2_000 { try caller.ask() }
        let clock = ContinuousClock()
        var times: [Double] = []
        let end = clock.now + .seconds(seconds)
        var start = clock.now
        while start < end {
            try caller.ask()
            let now = clock.now
            times.append((now - start) / .microseconds(1))
            start = now
        }
        times.sort()
        for rank in [0.5, 0.99] {
            let value = times[min(times.count - 1, Int(Double(times.count) * rank))]
            print("  \(name) \(layout.name)_p\(Int(rank * 100)) \((value * 1000).rounded() / 1000)")
        }
    }
}

/// Someone who asks for the host's status and waits for the answer.
protocol Caller {
    func ask() throws
}

extension ControlClient: Caller {
    func ask() throws { _ = try call(.hostStatus, as: HostStatus.self) }
}

/// Writes a line and reads one, as the floor's client does.
final class RawCaller: Caller {
    private let socket: Int32
    private let question = Array(#"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#.utf8 + [10])
    private var buffer = [UInt8](repeating: 0, count: 4_096)

    init(_ place: SocketPlace) throws {
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place.path.utf8.prefix(100)) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        guard result == 0 else { throw ControlError.noHost(path: place.path) }
    }

    deinit { close(socket) }

    func ask() throws {
        guard write(socket, question, question.count) == question.count else { throw ControlError.closed(method: "host.status") }
        var count: Int
        repeat {
            count = read(socket, &buffer, buffer.count)
            guard count > 0 else { throw ControlError.closed(method: "host.status") }
        } while buffer[count - 1] != 10
    }
}

/// A place for a socket that is gone afterwards.
final class TemporaryPlace {
    private let folder: String
    var place: SocketPlace { SocketPlace(path: folder + "/control.sock") }

    init() throws {
        folder = NSTemporaryDirectory() + "/control-bench-\(UInt32.random(in: .min ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
}
