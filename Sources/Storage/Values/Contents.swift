package import Foundation

/// All that is kept, but for the bytes of lists and pictures.
package struct Contents: Hashable, Sendable {
    /// In the order of their numbers.
    package var placements: [StoredPlacement] = []
    package var archives: [StoredPlacement.ID: Archive] = [:]
    package var standings: [StoredPlacement.ID: Standing] = [:]
    package var builds: [String: StoredBuild] = [:]
    package var quarantines: [Quarantine.Scope: Quarantine] = [:]
    package var bundles: [String: StoredBundle] = [:]
    /// The highest number that any placement ever had; 0 before the first.
    package var lastPlacement = StoredPlacement.ID(0)
    /// How the host before this one ended, if it did not end well.
    package var uncleanEnd: UncleanEnd?

    package init() {}
}

/// A host that did not come to its own end.
package struct UncleanEnd: Hashable, Sendable {
    /// When that host had opened the store.
    package var began: Date
    /// The bundles that were starting when it died, and since when.
    package var starting: [String: Date]

    package init(began: Date, starting: [String: Date]) {
        self.began = began
        self.starting = starting
    }
}
