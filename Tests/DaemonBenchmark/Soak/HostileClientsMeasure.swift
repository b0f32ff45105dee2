import CLinux
import Control
import Foundation
import Synchronization

/// host.status over a kept connection, quiet and then beside clients that mean harm, in turns.
struct HostileClientsMeasure {
    let programs: String
    let seconds: Double

    private static let rounds = 4
    private static let silent = 200
    private static let question = Array(#"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#.utf8 + [10])

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        try host.install()
        try host.place("NewsWidget", count: 4, host.start(idle: 0.1))
        try host.waitForSleep()
        let spell = seconds / Double(2 * Self.rounds)
        var (quiet, hostile) = ([Double](), [Double]())
        for _ in 0..<Self.rounds {
            quiet.append(try p99(host, seconds: spell))
            let crowd = HostileCrowd(host.place, silent: Self.silent)
            hostile.append(try p99(host, seconds: spell))
            crowd.leave()
        }
        let ratio = Samples(zip(hostile, quiet).map { $0 / $1 }).median
        let note = String(format: "%.0f µs beside %.0f µs", Samples(hostile).median, Samples(quiet).median)
        return [Figure(name: "host.status beside hostile clients, p99", value: ratio, unit: "times", aim: 2, note: note)]
    }

    /// In microseconds; a question every millisecond, as others ask.
    private func p99(_ host: PrivateHost, seconds: Double) throws -> Double {
        guard let socket = LineSocket(host.place) else { throw BenchError.neverCame("the socket") }
        var times: [Double] = []
        let end = uptime() + seconds
        while uptime() < end {
            let begin = uptime()
            guard socket.ask(Self.question) != nil else { throw BenchError.neverCame("an answer") }
            times.append((uptime() - begin) * 1e6)
            usleep(1_000)
        }
        return Samples(times).rank(0.99)
    }
}

/// Clients that say nothing, half of something, or ask and never read; one that comes and goes; and one that floods with what is no request.
private final class HostileCrowd: Sendable {
    private let isOver = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)
    private let threads: Int

    init(_ place: SocketPlace, silent: Int) {
        let work: [@Sendable (HostileCrowd) -> Void] = [
            { crowd in
                let clients = (0..<silent).compactMap { _ in LineSocket(place) }
                for (index, client) in clients.enumerated() where index % 3 == 0 { client.put(Array(#"{"jsonrpc":"2.0","id"#.utf8)) }
                while !crowd.hasEnded { usleep(10_000) }
                withExtendedLifetime(clients) {}
            },
            { crowd in
                // Asks for much and never reads.
                let line = Array((#"{"jsonrpc":"2.0","id":1,"method":"host.describe"}"# + "\n").utf8)
                while !crowd.hasEnded {
                    guard let client = LineSocket(place) else { break }
                    for _ in 0..<50 { client.put(line) }
                    usleep(20_000)
                }
            },
            { crowd in
                // A megabyte of nonsense, over and over.
                let nonsense = [UInt8](repeating: UInt8(ascii: "["), count: 64 << 10) + [10]
                while !crowd.hasEnded {
                    guard let client = LineSocket(place) else { break }
                    for _ in 0..<16 { client.put(nonsense) }
                    usleep(5_000)
                }
            },
        ]
        threads = work.count
        for work in work {
            Thread { [self] in
                work(self)
                ended.signal()
            }.start()
        }
        usleep(200_000)
    }

    private var hasEnded: Bool { isOver.withLock { $0 } }

    /// Ends them, and waits until they have gone.
    func leave() {
        isOver.withLock { $0 = true }
        for _ in 0..<threads { ended.wait() }
        usleep(200_000)
    }
}
