import CLinux
import Control
import Foundation

/// One widget reloaded ten thousand times, or as often as there is time: what the daemon's process holds in the end that it did not before.
struct ReloadSoak {
    let programs: String
    let seconds: Double

    private static let rounds = 10_000
    /// After which all caches are full.
    private static let warmUp = 500

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        try host.install()
        let client = try host.start(idle: 600)
        try host.place("LadderWidget", count: 1, client)
        for _ in 0..<Self.warmUp { try reload(client) }
        let before = holding(host.daemon)
        let end = uptime() + seconds
        var rounds = 0
        while rounds < Self.rounds, uptime() < end {
            try reload(client)
            rounds += 1
        }
        let after = holding(host.daemon)
        return [
            Figure(
                name: "\(rounds) reloads of one widget, memory", value: max(0, after.memory - before.memory), unit: "MiB", aim: 2,
                note: String(format: "%.1f MiB of its own before, %.1f after", before.memory, after.memory)),
            Figure(
                name: "\(rounds) reloads of one widget, descriptors", value: Double(max(0, after.descriptors - before.descriptors)),
                unit: "more", aim: 0, note: "\(after.descriptors) open"),
        ]
    }

    private func reload(_ client: ControlClient) throws {
        let result = try client.call(.timelinesReload(ReloadWish(.placement(1), waits: true)), as: ReloadResult.self)
        guard result.failures.isEmpty else { throw BenchError.neverCame("a timeline, but \(result.failures)") }
    }

    private func holding(_ daemon: RunningProcess) -> (memory: Double, descriptors: Int) { (daemon.ownMemory, daemon.descriptors) }
}
