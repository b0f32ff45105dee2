import Control
import Foundation

/// timelines.reload of LadderWidget until its new list is archived; its provider takes microseconds, so all of it is the host's.
struct ReloadMeasure {
    let programs: String

    private static let idle = 0.2

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        try host.install()
        let client = try host.start(idle: Self.idle)
        try host.place("LadderWidget", count: 1, client)
        let warm = try (0..<300).map { _ in try reload(client) }
        let cold = try (0..<40).map { _ in
            try host.waitForSleep()
            return try reload(client)
        }
        return [
            Figure(name: "reload, warm bundle, p50", value: Samples(Array(warm.dropFirst(50))).median, unit: "ms", aim: 10),
            Figure(name: "reload, cold bundle, p50", value: Samples(cold).median, unit: "ms", aim: 60),
        ]
    }

    /// In milliseconds.
    private func reload(_ client: ControlClient) throws -> Double {
        let begin = uptime()
        let result = try client.call(.timelinesReload(ReloadWish(.placement(1), waits: true)), as: ReloadResult.self)
        guard result.failures.isEmpty else { throw BenchError.neverCame("a timeline, but \(result.failures)") }
        return (uptime() - begin) * 1_000
    }
}
