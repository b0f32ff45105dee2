import CLinux
import Control
import Foundation

/// The daemon is killed at random moments while it is changed; the next one must have all that was acknowledged, and a picture for each.
struct HostKillMeasure {
    let programs: String
    let seconds: Double

    private static let rounds = 500
    private static let placements = 12

    func run() throws -> [Figure] {
        let host = try PrivateHost(programs: programs)
        try host.install()
        let client = try host.start(idle: 600)
        try host.place("NewsWidget", count: 2, client)
        host.kill()
        var model = BoardModel()
        let end = uptime() + seconds
        var (rounds, lost, blank, changes) = (0, 0, 0, 0)
        while rounds < Self.rounds, uptime() < end {
            let client = try host.start(idle: 600)
            let found = try client.call(.placementsList, as: PlacementListing.self).placements
            if rounds > 0, !model.allows(found) { lost += 1 }
            for placement in found where !comesToHavePicture(placement.placement, client) { blank += 1 }
            model = BoardModel(found)
            changes += change(host, &model)
            rounds += 1
        }
        return [
            Figure(
                name: "the host killed \(rounds) times, changes lost", value: Double(lost), unit: "times", aim: 0,
                note: "\(changes) changes were acknowledged"),
            Figure(name: "the host killed \(rounds) times, widgets without a picture", value: Double(blank), unit: "times", aim: 0),
        ]
    }

    /// What was placed a moment before the end has shown nothing yet: it must within ten seconds.
    private func comesToHavePicture(_ placement: Int, _ client: ControlClient) -> Bool {
        let end = uptime() + 10
        while uptime() < end {
            let picture = try? client.call(.picturesGet(PictureWish(placement: placement)), as: Picture.self)
            if picture?.data?.bytes.isEmpty == false { return true }
            usleep(20_000)
        }
        return false
    }

    /// Changes the board until the daemon is gone, which a thread sees to; how many changes were acknowledged.
    private func change(_ host: PrivateHost, _ model: inout BoardModel) -> Int {
        let wait = UInt32.random(in: 1_000...120_000)
        let id = host.daemon.id
        let killer = Thread {
            usleep(wait)
            CLinux.kill(id, SIGKILL)
        }
        guard let client = try? ControlClient(host.place, timeout: .seconds(10)) else {
            host.kill()
            return 0
        }
        killer.start()
        var done = 0
        while true {
            let change = model.next(limit: Self.placements)
            model.begin(change)
            guard let answer = try? client.call(change.command, as: JSONValue.self) else { break }
            model.finish(change, answer)
            done += 1
        }
        host.kill()
        return done
    }
}
