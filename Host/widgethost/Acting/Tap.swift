import BundleMessages
import Control
import Drawing
import Scheduling
import Storage

/// One tap on an intent, from when it was taken until it is done.
struct Tap {
    let placement: PlacementID
    /// The kind that answers for the placement.
    let kind: String
    let element: Int
    let intent: IntentCall
    let reply: PendingReply
}

/// Taps that wait: those of one bundle are performed one after the other, in the order in which they came.
struct TapQueue {
    private var lines: [String: [Tap]] = [:]
    private var busy: Set<String> = []

    mutating func add(_ tap: Tap, of bundle: String) { lines[bundle, default: []].append(tap) }

    /// The next tap of a bundle that is to be performed now; nil while one is, or when none waits.
    mutating func begin(_ bundle: String) -> Tap? {
        guard !busy.contains(bundle), let tap = lines[bundle]?.first else { return nil }
        lines[bundle]?.removeFirst()
        busy.insert(bundle)
        return tap
    }

    /// The tap that was begun is done.
    mutating func end(_ bundle: String) { busy.remove(bundle) }

    /// Whether a tap on a placement waits.
    func waits(for placement: PlacementID) -> Bool { lines.values.contains { $0.contains { $0.placement == placement } } }
}
