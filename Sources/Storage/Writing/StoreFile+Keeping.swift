internal import Foundation

// Archives on their way in.
extension StoreFile {
    /// How many entries were left out for want of room.
    func keep(_ archive: Archive, of id: StoredPlacement.ID, _ given: [StoredContent]) throws(StorageError) -> Int {
        try needPlacement(id)
        let before = try contents(ofArchive: id)
        try database.run("DELETE FROM archive WHERE placement = ?", .id(id))
        try insert(archive, of: id)
        let added = try insert(given)
        for (stage, entry) in archive.allEntries { try insert(entry, shownBy: stage, of: id) }
        try insertPictures(of: given)
        try collect(before.union(added))
        return try fit(archive, of: id)
    }

    private func insert(_ archive: Archive, of id: StoredPlacement.ID) throws(StorageError) {
        let sql = "INSERT INTO archive (placement, policy, policy_date, received, left_out) VALUES (?, ?, ?, ?, ?)"
        let (number, date) = columns(of: archive.policy)
        try database.run(sql, .id(id), .integer(number), .date(date), .date(archive.received), .integer(archive.leftOut))
    }

    private func columns(of policy: StoredPolicy) -> (number: Int, date: Date?) {
        switch policy {
        case .atEnd: (0, nil)
        case .after(let date): (1, date)
        case .never: (2, nil)
        }
    }

    private func insert(_ entry: StoredEntry, shownBy stage: StoredStage?, of id: StoredPlacement.ID) throws(StorageError) {
        let relevance = entry.relevance
        try database.run(
            "INSERT INTO entry (placement, shown_stage, date, score, duration) VALUES (?, ?, ?, ?, ?)", .id(id), number(stage),
            .date(entry.date), relevance.map { .real(Double($0.score)) } ?? .null, relevance.map { .real($0.duration) } ?? .null)
        let row = database.lastRowID
        for list in entry.lists {
            let sql = "INSERT INTO list (entry, environment, content) VALUES (?, ?, ?)"
            guard let content = try self.row(of: list.digest) else { throw .contentMissing(list.digest) }
            try database.run(sql, .integer(row), .integer(try self.row(of: list.environment)), .integer(content))
        }
    }

    private func row(of environment: EnvironmentKey) throws(StorageError) -> Int64 {
        let key = SQLValue.blob(environment.bytes)
        if let known = try database.integer("SELECT id FROM environment WHERE key = ?", key) { return known }
        try database.run("INSERT INTO environment (key) VALUES (?)", key)
        return database.lastRowID
    }

    /// Leaves entries out until all fits: first those that are over, then the last ones, but never what is on screen.
    private func fit(_ archive: Archive, of id: StoredPlacement.ID) throws(StorageError) -> Int {
        guard contentBytes > options.contentLimit else { return 0 }
        let current = archive.current(at: archive.received) ?? 0
        let rows = try database.rows("SELECT id FROM entry WHERE placement = ? AND shown_stage IS NULL ORDER BY id", .id(id)) {
            $0.integer(0)
        }
        var dropped = 0
        for row in rows.prefix(current) + rows.dropFirst(current + 1).reversed() where contentBytes > options.contentLimit {
            let named = try contents(ofEntry: row)
            try database.run("DELETE FROM entry WHERE id = ?", .integer(row))
            try collect(named)
            dropped += 1
        }
        guard contentBytes <= options.contentLimit else { throw .overLimit(bytes: contentBytes, limit: options.contentLimit) }
        try database.run("UPDATE archive SET left_out = left_out + ? WHERE placement = ?", .integer(max(dropped - current, 0)), .id(id))
        return dropped
    }
}

extension Archive {
    /// What is shown, with its stage, before the entries of the timeline, without one.
    fileprivate var allEntries: [(stage: StoredStage?, entry: StoredEntry)] {
        (shown.map { [($0.stage, $0.entry)] } ?? []) + entries.map { (nil, $0) }
    }
}
