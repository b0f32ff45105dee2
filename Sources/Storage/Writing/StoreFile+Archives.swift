internal import Foundation

extension StoreFile {
    func readArchives() throws(StorageError) -> [StoredPlacement.ID: Archive] {
        let sql = "SELECT placement, policy, policy_date, received, left_out FROM archive"
        let pairs = try database.rows(sql) { row in
            (row.id(0), Archive(policy: policy(row.integer(1), row.date(2)), received: row.date(3), leftOut: row.int(4)))
        }
        var archives = Dictionary(pairs) { $1 }
        var lists = try readLists()[...]
        let entries = "SELECT id, placement, shown_stage, date, score, duration FROM entry ORDER BY id"
        for entry in try database.rows(entries, read: readEntry) {
            lists = lists.drop { $0.entry < entry.id }
            let own = lists.prefix { $0.entry == entry.id }
            lists = lists.dropFirst(own.count)
            archives[entry.placement]?.take(entry, own.map(\.list))
        }
        return archives
    }

    private func readEntry(_ row: Row) throws(StorageError) -> KeptEntry {
        let relevance = row.isNull(4) ? nil : StoredRelevance(score: Float(row.real(4)), duration: row.real(5))
        let stage: StoredStage? = row.isNull(2) ? nil : try value(row.int(2), "shown_stage")
        return KeptEntry(id: row.integer(0), placement: row.id(1), stage: stage, date: row.date(3), relevance: relevance)
    }

    /// In the order of the entries, and within each in the order in which they were given.
    private func readLists() throws(StorageError) -> [(entry: Int64, list: StoredList)] {
        let environments = Dictionary(
            try database.rows("SELECT id, key FROM environment") { ($0.integer(0), EnvironmentKey($0.blob(1))) }
        ) { $1 }
        let digests = Dictionary(
            try database.rows("SELECT id, digest FROM content") { ($0.integer(0), ContentDigest(bytes: $0.blob(1))) }
        ) { $1 }
        let rows = try database.rows("SELECT entry, environment, content FROM list ORDER BY id") { row throws(StorageError) in
            guard let environment = environments[row.integer(1)], case .some(.some(let digest)) = digests[row.integer(2)] else {
                throw .damaged(path: database.path, reason: "a list has lost its environment or its content")
            }
            return (entry: row.integer(0), list: StoredList(environment: environment, digest: digest))
        }
        // They are in order already, so this is one walk over them; it keeps the order of equal ones.
        return rows.sorted { $0.entry < $1.entry }
    }

    private func policy(_ number: Int64, _ date: Date) -> StoredPolicy {
        switch number {
        case 0: .atEnd
        case 1: .after(date)
        default: .never
        }
    }
}

/// A row of the table of entries.
private struct KeptEntry {
    var id: Int64
    var placement: StoredPlacement.ID
    var stage: StoredStage?
    var date: Date
    var relevance: StoredRelevance?
}

extension Archive {
    fileprivate mutating func take(_ kept: KeptEntry, _ lists: [StoredList]) {
        let entry = StoredEntry(date: kept.date, relevance: kept.relevance, lists: lists)
        if let stage = kept.stage { shown = Shown(stage: stage, entry: entry) } else { entries.append(entry) }
    }
}
