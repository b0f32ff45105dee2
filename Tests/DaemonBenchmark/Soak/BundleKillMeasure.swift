import CLinux
import Control
import Foundation
import Synchronization

/// A bundle's process is killed again and again while its widget is shown, beside a hundred others with an entry a second.
struct BundleKillMeasure {
    let programs: String
    let seconds: Double

    private static let others = 100

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        try host.install()
        try host.install(as: "Victim")
        try host.place("LadderWidget", count: 1, bundle: "LadderWidget", host.start(idle: 0.1))
        try host.waitForSleep()
        host.stop()
        let shelf = try FullShelf(folder: host.state)
        try shelf.fill(count: Self.others, entries: Int(seconds) + 60, from: Date())
        let client = try host.start(idle: 600)
        let victim = try client.call(.placementsAdd(NewPlacement(kind: "LadderWidget", bundle: "Victim")), as: PlacementReport.self)
            .placement
        _ = try client.call(.timelinesReload(ReloadWish(.placement(victim), waits: true)), as: ReloadResult.self)
        let listener = Listener(host.place)
        let (times, blanks) = try kill(host, client, victim)
        let late = Samples(listener.lateness(besides: victim))
        return [
            Figure(
                name: "a bundle killed while it is shown, no picture", value: Double(blanks), unit: "times", aim: 0,
                note: "\(times.count) kills"),
            Figure(name: "a bundle killed while it is shown, new content at the latest", value: times.rank(1), unit: "ms", aim: 1_000),
            Figure(
                name: "meanwhile others late at most", value: late.rank(1), unit: "ms", aim: 50,
                note: String(format: "%d entries, p99 %.1f ms", late.count, late.rank(0.99))),
        ]
    }

    /// Milliseconds from a kill to new content, and how often there was no picture just after one.
    private func kill(_ host: PrivateHost, _ client: ControlClient, _ victim: Int) throws -> (Samples, Int) {
        let end = uptime() + seconds
        var (times, blanks) = ([Double](), 0)
        while uptime() < end {
            try host.wait(for: "the bundle's process") { !host.bundles.isEmpty }
            for process in host.bundles { CLinux.kill(process.id, SIGKILL) }
            let begin = uptime()
            let picture = try? client.call(.picturesGet(PictureWish(placement: victim)), as: Picture.self)
            if picture?.data?.bytes.isEmpty ?? true { blanks += 1 }
            let result = try client.call(.timelinesReload(ReloadWish(.placement(victim), waits: true)), as: ReloadResult.self)
            guard result.failures.isEmpty else { throw BenchError.neverCame("a timeline, but \(result.failures)") }
            times.append((uptime() - begin) * 1_000)
            // Twice within a minute is a fault only when it is the bundle's own.
            usleep(UInt32.random(in: 0...50_000))
        }
        return (Samples(times), blanks)
    }
}

/// Takes what is shown on a connection and a thread of its own.
private final class Listener: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    private let isOver = Mutex(false)
    private let begun = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)

    init(_ place: SocketPlace) {
        Thread { [self] in
            listen(place)
            done.signal()
        }.start()
        begun.wait()
    }

    private func listen(_ place: SocketPlace) {
        let wish = #"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"topics":["timelines"]}}"#
        let socket = LineSocket(place)
        _ = socket?.ask(Array(wish.utf8 + [10]))
        begun.signal()
        while let socket, !isOver.withLock({ $0 }) {
            let more = socket.listen(seconds: 0.2)
            bytes.withLock { $0 += more }
        }
    }

    /// Milliseconds by which entries of other placements than one came late.
    func lateness(besides placement: Int) -> [Double] {
        isOver.withLock { $0 = true }
        done.wait()
        let lines = bytes.withLock { $0 }.split(separator: UInt8(ascii: "\n"))
        let mine = lines.filter { line in (try? JSONValue(reading: Array(line)))?["params"]?["placement"] != .int(placement) }
        return ShownEvent.read(Array(mine.joined(separator: [UInt8(ascii: "\n")]))).map { $0.late * 1_000 }
    }
}
