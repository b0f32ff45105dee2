package import Foundation

/// One change to what is kept; nothing but what it names is touched.
package enum Change: Hashable, Sendable {
    /// A new placement; its number must be free.
    case place(StoredPlacement)
    case edit(StoredPlacement.ID, PlacementEdit, at: Date)
    /// With its pictures and its standing.
    case remove(StoredPlacement.ID)
    /// Gives placements other numbers, all at once: 1 to 2 and 2 to 3 and 3 to 1 is no contradiction.
    case renumber([StoredPlacement.ID: StoredPlacement.ID])

    /// In place of the archive before; the contents that it names are given with it, or kept already.
    case archive(StoredPlacement.ID, Archive, [StoredContent])
    /// In place of the standing before.
    case stand(StoredPlacement.ID, Standing)

    /// A build, in place of what was known of it; its quarantines stay.
    case build(StoredBuild)
    /// With its quarantines.
    case forgetBuild(String)
    /// The build must be known.
    case quarantine(Quarantine)
    case release(Quarantine.Scope)

    /// A bundle was found; one that is known keeps the user's settings.
    case sawBundle(name: String, path: String, build: String?, at: Date)
    case disableBundle(String, Bool)
    case setBundle(String, settings: [UInt8])
    /// With the user's settings.
    case forgetBundle(String)

    /// A bundle is about to be started within the host's own reach: should the host die now, it is the culprit.
    case starting(bundle: String, at: Date)
    case started(bundle: String)
}

/// What can change about a placement.
package enum PlacementEdit: Hashable, Sendable {
    case provider(bundle: String, kind: String)
    case alias(String?)
    case family(String)
    case place(StoredPlacement.Place)
    case configuration([UInt8])
    case tombstone(StoredPlacement.Tombstone?)
}
