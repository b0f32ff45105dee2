import Scheduling

/// A caller that waits until some placements have been asked for new timelines and have answered or failed.
final class ReloadWait {
    /// Those that are waited for still, by the request that is theirs: none before it is made, which may be after the end of others.
    private var open: [PlacementID: RequestNumber?]
    private var failures: [PlacementID: String] = [:]
    private let done: ([PlacementID: String]) -> Void

    init(_ placements: [PlacementID], done: @escaping ([PlacementID: String]) -> Void) {
        open = Dictionary(placements.map { ($0, RequestNumber?.none) }) { first, _ in first }
        self.done = done
    }

    /// A timeline is asked for: it is the new one, unless that is under way already.
    func began(_ id: PlacementID, _ number: RequestNumber, isUnderWay: (RequestNumber) -> Bool) {
        guard let own = open[id], own.map(isUnderWay) != true else { return }
        open[id] = number
    }

    /// The request of a placement's that is waited for; nil while there is none.
    func request(of id: PlacementID) -> RequestNumber? { open[id] ?? nil }

    /// Notes what came of one; true when nothing is left to wait for.
    func settle(_ id: PlacementID, failure: String?) -> Bool {
        guard open.removeValue(forKey: id) != nil else { return false }
        failures[id] = failure
        guard open.isEmpty else { return false }
        done(failures)
        return true
    }
}
