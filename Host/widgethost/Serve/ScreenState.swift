import Foundation
import Scheduling
import Storage

/// What one placement shows, and what went wrong with it.
struct ScreenState {
    /// Counts what came on screen since the host began.
    var generation = 0
    var since: Date?
    var stage: Stage?
    var entry: Date?
    var asked: Date?
    var answered: Date?
    var failure: StoredFailure?
    var policy = StoredPolicy.never
    /// When the timeline came.
    var received: Date?
    /// The elements whose toggles look other than they were drawn.
    var toggled: Set<Int> = []
    /// Counts the answers that came since the host began.
    var replies = 0
}

/// A request to a bundle that has not been answered.
struct DaemonCall {
    let placement: PlacementID
    let stage: Stage
    /// The build that was asked, which may since have been replaced.
    let bundle: BundleKeeper
    let environments: [EnvironmentKey]
    /// Why some of its text could not be shaped for now: what comes of it is not to be kept.
    var textFailure: String?
    /// Nil when it was answered at once.
    var call: BundleKeeper.Call?
}
