/// What a store tells its owner, in the order in which it happened.
package enum Delivery: Hashable, Sendable {
    /// All that was handed over up to this ticket is on the disk, or was refused before.
    case committed(through: Ticket)
    /// Nothing of what was handed over with this ticket is kept.
    case refused(Ticket, StorageError)
    /// So many entries of an archive found no room.
    case leftOut(Ticket, StoredPlacement.ID, entries: Int)
    case loaded(ContentDigest, [UInt8])
    case notLoaded(ContentDigest, StorageError)
    /// Nothing can be written: what is handed over and may wait stays in memory and is tried again; told once.
    case suspended(StorageError)
    /// Everything that had to wait is on the disk.
    case resumed
}

/// Counts what was handed over to a store.
package struct Ticket: Hashable, Comparable, Sendable {
    package var rawValue: UInt64

    package static func < (left: Ticket, right: Ticket) -> Bool { left.rawValue < right.rawValue }
}
