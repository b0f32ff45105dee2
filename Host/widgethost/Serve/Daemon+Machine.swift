import Bundles
import Control
import Foundation
import Scheduling

/// What the daemon hears of the machine it runs on.
extension Daemon {
    /// Listens for the network's return and for another time zone. Without either the daemon does its work, less well; it says so.
    func watchMachine() {
        do throws(BundleError) {
            network = try NetworkWatch(host.loop) { [unowned self] in networkReturned() }
        } catch { host.log.say("the return of the network will not be noticed: \(error)") }
        // Where the variable is set, it says the zone as long as this process lives.
        guard host.environment["TZ"] == nil else { return }
        do throws(BundleError) {
            zoneFolder = try FolderWatch(host.loop) { [unowned self] in lookAtZone() }
            zoneFolder?.watch(["/etc"])
        } catch { host.log.say("a change of the time zone will not be noticed: \(error)") }
    }

    private func networkReturned() {
        publish(.networkReturned)
        send(.networkReturned)
    }

    /// Something changed beside /etc/localtime, or that file itself.
    private func lookAtZone() {
        NSTimeZone.resetSystemTimeZone()
        let now = TimeZone.current.identifier
        guard now != zone else { return }
        zone = now
        zoneChanged()
    }

    /// What is shown was drawn for another zone, and bundles know of none but that in which they were started.
    private func zoneChanged() {
        host.log.say("the time zone is \(zone) now: every widget is asked anew")
        publish(.zoneChanged, [("zone", .string(zone))])
        environments = Self.environments(look)
        catalogue?.restart(because: "is started again in the new time zone")
        send(.reloadAsked(.all, .push))
    }

    func clockChanged() {
        let offset = WallClock.offset
        let seconds = offset - clockOffset
        clockOffset = offset
        publish(.clockChanged, [("seconds", .number(seconds))])
        send(.clockJumped(by: seconds))
    }
}
