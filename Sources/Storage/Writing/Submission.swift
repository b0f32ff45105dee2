/// Changes that are made together or not at all.
struct Submission: Sendable {
    let ticket: Ticket
    var changes: [Change]
    /// Whether it stays in memory while nothing can be written; otherwise it is refused then.
    var waits = true
}

extension [Submission] {
    /// Takes out archives and standings that later ones replace, so that what waits for room does not grow without end.
    mutating func dropReplaced() {
        var archives: Set<StoredPlacement.ID> = []
        var standings: Set<StoredPlacement.ID> = []
        for index in indices.reversed() {
            let kept = self[index].changes.reversed().filter { change in
                switch change {
                case .archive(let id, let archive, let contents):
                    guard !archives.contains(id) else { return false }
                    // One that builds on what an earlier one brought needs that one.
                    if archive.isComplete(with: contents) { archives.insert(id) }
                    return true
                case .stand(let id, _): return standings.insert(id).inserted
                // Before this, the same number may mean another placement.
                case .renumber, .remove, .place:
                    archives = []
                    standings = []
                    return true
                default: return true
                }
            }
            self[index].changes = kept.reversed()
        }
    }
}

extension Archive {
    fileprivate func isComplete(with contents: [StoredContent]) -> Bool {
        let given = Set(contents.map(\.digest))
        let lists = entries.flatMap(\.lists) + (shown?.entry.lists ?? [])
        return lists.allSatisfy { given.contains($0.digest) } && contents.allSatisfy { given.isSuperset(of: $0.pictures) }
    }
}
