import Control
import Foundation

/// From the start of the program to the answer with a thousand placements that lay in the store.
struct StartMeasure {
    let programs: String

    private static let count = 1_000
    private static let question = Array(#"{"jsonrpc":"2.0","id":1,"method":"placements.list"}"#.utf8 + [10])

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        try host.install()
        try host.place("NewsWidget", count: Self.count, host.start(idle: 0.2))
        try host.waitForSleep()
        host.stop()
        var times: [Double] = []
        for _ in 0..<15 {
            times.append(try start(host))
            let placements = try ControlClient(host.place).call(.placementsList, as: PlacementListing.self).placements
            guard placements.count(where: { $0.shown?.stage == "timeline" }) == Self.count else {
                throw BenchError.neverCame("every placement")
            }
            host.stop()
        }
        let note = "best \(Int(Samples(times).rank(0))) ms of \(times.count)"
        return [
            Figure(name: "1,000 placements, from exec to all of them, p50", value: Samples(times).median, unit: "ms", aim: 150, note: note)
        ]
    }

    /// In milliseconds.
    private func start(_ host: PrivateHost) throws -> Double {
        let begin = uptime()
        try host.launch(idle: 1)
        var socket: LineSocket?
        try host.wait(for: "the socket", every: 0.0005) {
            socket = LineSocket(host.place)
            return socket != nil
        }
        guard socket?.ask(Self.question) != nil else { throw BenchError.neverCame("an answer") }
        return (uptime() - begin) * 1_000
    }
}
