import Control
import Foundation

/// host.status over a kept connection beside the raw socket, in turns within one run and in the process layouts of pingpong.c.
struct StatusMeasure {
    let programs: String
    /// The built floor.
    let pingpong: String

    private static let rounds = 5
    private static let seconds = 1.0
    private static let question = Array(#"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#.utf8 + [10])
    private static let layouts: [(name: String, client: Int?, server: Int?)] = [
        ("kept_two_cores", 0, 1), ("kept_one_core", 0, 0), ("kept_free", nil, nil),
    ]

    func run() throws -> [Figure] {
        guard FileManager.default.isExecutableFile(atPath: pingpong) else { throw BenchError.noFloor(path: pingpong) }
        let host = try PrivateHost(programs: programs)
        try host.install()
        try host.place("NewsWidget", count: 12, host.start(idle: 0.1))
        try host.waitForSleep()
        var ours: [String: [Double]] = [:]
        var floors: [String: [Double]] = [:]
        for _ in 0..<Self.rounds {
            let floor = try floorRows()
            for layout in Self.layouts {
                let times = try measure(host, client: layout.client, server: layout.server)
                for (name, share) in [("p50", 0.5), ("p99", 0.99)] {
                    let metric = "\(layout.name)_\(name)"
                    ours[metric, default: []].append(times.rank(share))
                    floors[metric, default: []].append(floor[metric] ?? .nan)
                }
            }
        }
        return Self.layouts.flatMap { layout in
            ["p50", "p99"].map { figure("\(layout.name)_\($0)", ours, floors) }
        }
    }

    private func figure(_ metric: String, _ ours: [String: [Double]], _ floors: [String: [Double]]) -> Figure {
        let our = ours[metric] ?? []
        let floor = floors[metric] ?? []
        let note = String(format: "%.1f µs, floor %.1f µs", Samples(our).median, Samples(floor).median)
        // Each round beside its own floor: a slow spell of the machine slows both.
        let ratio = Samples(zip(our, floor).map { $0 / $1 }).median
        return Figure(name: "host.status, \(metric)", value: ratio, unit: "times", aim: 2, note: note)
    }

    private func floorRows() throws -> FloorRows {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: pingpong)
        process.arguments = ["\(Self.seconds)"]
        process.standardOutput = pipe
        try process.run()
        defer { process.waitUntilExit() }
        return FloorRows(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
    }

    private func measure(_ host: PrivateHost, client: Int?, server: Int?) throws -> Samples {
        guard let socket = LineSocket(host.place) else { throw BenchError.neverCame("a connection") }
        host.daemon.stay(on: server)
        Processors.keep(0, on: client)
        defer { Processors.keep(0, on: nil) }
        for _ in 0..<2_000 { _ = socket.ask(Self.question) }
        var times: [Double] = []
        let end = uptime() + Self.seconds
        while case let begin = uptime(), begin < end {
            guard socket.ask(Self.question) != nil else { throw BenchError.neverCame("an answer") }
            times.append((uptime() - begin) * 1e6)
        }
        return Samples(times)
    }
}
