import Control
import Foundation
import Storage

/// Ten thousand placements, each with an entry a second, spread over the second.
struct EngineMeasure {
    let programs: String

    private static let count = 10_000
    /// Seconds for which there are entries: time to open the store, and two spells of measuring.
    private static let entries = 60
    private static let spell = 15.0

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        try host.install()
        // Its description is kept, so that no bundle runs while the engine is measured; so is in what environments it is drawn.
        try host.place("LadderWidget", count: 1, host.start(idle: 0.1))
        try host.waitForSleep()
        host.stop()
        let shelf = try FullShelf(folder: host.state)
        try shelf.fill(count: Self.count, entries: Self.entries, from: Date())
        let client = try host.start(idle: 0.1)
        guard try client.call(.hostStatus, as: HostStatus.self).placements == Self.count else {
            throw BenchError.neverCame("every placement")
        }
        let load = try processorShare(of: host.daemon)
        let lateness = try self.lateness(host.place)
        let shown = Double(lateness.count) / Self.spell
        return [
            Figure(name: "10,000 entries a second, processor", value: load, unit: "s a second", aim: 0.05),
            Figure(
                name: "10,000 entries a second, late p99", value: lateness.rank(0.99), unit: "ms", aim: 15,
                note: "as the events tell, \(Int(shown)) of them a second"),
        ]
    }

    private func processorShare(of daemon: RunningProcess) throws -> Double {
        // What opening has left to do is done by then.
        sleep(2)
        let (begin, used) = (uptime(), daemon.processorTime)
        sleep(UInt32(Self.spell))
        return (daemon.processorTime - used) / (uptime() - begin)
    }

    /// In milliseconds, from an entry's date to the moment at which the daemon says to have shown it.
    private func lateness(_ place: SocketPlace) throws -> Samples {
        let wish = #"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"topics":["timelines"]}}"#
        guard let socket = LineSocket(place), socket.ask(Array(wish.utf8 + [10])) != nil else {
            throw BenchError.neverCame("a subscription")
        }
        return Samples(ShownEvent.read(socket.listen(seconds: Self.spell)).map { $0.late * 1_000 })
    }
}
