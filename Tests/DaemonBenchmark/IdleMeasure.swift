import Control
import Foundation

/// How often the daemon wakes in a minute in which nothing is due and nobody asks.
struct IdleMeasure {
    let programs: String

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        try host.install()
        try host.place("NewsWidget", count: 100, host.start(idle: 1))
        try host.waitForRest()
        sleep(3)
        let before = host.daemon.sleeps
        sleep(60)
        let after = host.daemon.sleeps
        let woken = after.map { thread, count in count - (before[thread] ?? 0) }.reduce(0, +)
        return [
            Figure(name: "100 placements, wake-ups in 60 s", value: Double(woken), unit: "of \(after.count) threads", aim: 0),
            Figure(name: "100 placements, bundle processes left", value: Double(host.bundles.count), unit: "processes", aim: 0),
        ]
    }
}
