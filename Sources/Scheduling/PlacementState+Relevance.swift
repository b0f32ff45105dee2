internal import Foundation

extension PlacementState {
    /// The score by which the placement comes up in its stack; nil while it has no reason to.
    ///
    /// It is that of the entry that holds, from the entry's date on for the duration it names, or until the next entry.
    func score(at now: Slot) -> Float? {
        guard let relevance = timeline.currentEntry?.relevance, relevance.score > 0 else { return nil }
        return relevanceEnd.map { $0.hasCome(at: now) } ?? false ? nil : relevance.score
    }

    /// When the relevance of the entry that holds ends by itself; nil when only another entry ends it.
    var relevanceEnd: Date? {
        guard let entry = timeline.currentEntry, let relevance = entry.relevance, relevance.score > 0, relevance.duration > 0 else {
            return nil
        }
        return entry.date + relevance.duration
    }
}
