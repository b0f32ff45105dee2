internal import Foundation

extension StoreFile {
    /// Reads everything but the bytes of lists and pictures.
    func readContents() throws(StorageError) -> Contents {
        var contents = Contents()
        contents.placements = try readPlacements()
        contents.standings = try readStandings()
        contents.archives = try readArchives()
        contents.builds = try readBuilds()
        contents.quarantines = try readQuarantines()
        contents.bundles = try readBundles()
        let highest = try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'placement'") ?? 0
        contents.lastPlacement = max(StoredPlacement.ID(UInt64(max(highest, 0))), contents.placements.last?.id ?? .init(0))
        contents.uncleanEnd = try readUncleanEnd()
        return contents
    }

    private func readPlacements() throws(StorageError) -> [StoredPlacement] {
        let sql = """
            SELECT id, bundle, kind, alias, family, stack, position, configuration, created, changed, gone_since, gone_reason
            FROM placement ORDER BY id
            """
        return try database.rows(sql) { row in
            StoredPlacement(
                id: row.id(0), bundle: row.text(1), kind: row.text(2), alias: row.textIfAny(3), family: row.text(4),
                place: .init(stack: row.textIfAny(5), position: row.int(6)), configuration: row.blob(7), created: row.date(8),
                changed: row.date(9), tombstone: row.dateIfAny(10).map { .init(since: $0, reason: row.text(11)) })
        }
    }

    private func readStandings() throws(StorageError) -> [StoredPlacement.ID: Standing] {
        let sql = """
            SELECT placement, asked, answered, due_reason, due_wish, due, failures, failed, failed_stage, failure, spent, spaced_from
            FROM standing
            """
        let pairs = try database.rows(sql) { row throws(StorageError) in
            let due = try row.dateIfAny(5).map { date throws(StorageError) in
                Standing.Due(reason: try value(row.int(3), "due_reason"), wish: row.date(4), date: date)
            }
            let failure = try row.dateIfAny(7).map { date throws(StorageError) in
                StoredFailure(date: date, stage: try value(row.int(8), "failed_stage"), reason: row.text(9))
            }
            let standing = Standing(
                asked: row.dateIfAny(1), answered: row.dateIfAny(2), due: due, failures: row.int(6), lastFailure: failure,
                spent: dates(in: row.blob(10)), spacedFrom: row.dateIfAny(11))
            return (row.id(0), standing)
        }
        return Dictionary(pairs) { $1 }
    }

    private func readBuilds() throws(StorageError) -> [String: StoredBuild] {
        let builds = try database.rows("SELECT key, bundle, description, described FROM build") { row in
            StoredBuild(
                key: row.text(0), bundle: row.text(1),
                description: row.blobIfAny(2).map { .init(bytes: $0, date: row.date(3)) })
        }
        return Dictionary(builds.map { ($0.key, $0) }) { $1 }
    }

    private func readQuarantines() throws(StorageError) -> [Quarantine.Scope: Quarantine] {
        let sql = "SELECT build.key, kind, reason, since FROM quarantine JOIN build ON build.id = build"
        let found = try database.rows(sql) { row in
            Quarantine(scope: .init(build: row.text(0), kind: row.textIfAny(1)), reason: row.text(2), since: row.date(3))
        }
        return Dictionary(found.map { ($0.scope, $0) }) { $1 }
    }

    private func readBundles() throws(StorageError) -> [String: StoredBundle] {
        let bundles = try database.rows("SELECT name, path, build, seen, is_disabled, settings FROM bundle") { row in
            StoredBundle(
                name: row.text(0), path: row.text(1), build: row.textIfAny(2), seen: row.date(3), isDisabled: row.flag(4),
                settings: row.blob(5))
        }
        return Dictionary(bundles.map { ($0.name, $0) }) { $1 }
    }

    private func readUncleanEnd() throws(StorageError) -> UncleanEnd? {
        let began = try database.rows("SELECT running_since FROM host") { $0.dateIfAny(0) }
        guard let first = began.first else { throw .damaged(path: database.path, reason: "the row of the host is gone") }
        guard let since = first else { return nil }
        let starting = try database.rows("SELECT bundle, since FROM starting") { ($0.text(0), $0.date(1)) }
        return UncleanEnd(began: since, starting: Dictionary(starting) { $1 })
    }

    /// The case of a kept number; the tables let no other one in.
    func value<Value: RawRepresentable<Int>>(_ number: Int, _ column: String) throws(StorageError) -> Value {
        guard let value = Value(rawValue: number) else {
            throw .damaged(path: database.path, reason: "\(column) is \(number)")
        }
        return value
    }
}

/// Dates packed into 8 bytes each: a ration is always read and written as a whole.
func packed(_ dates: [Date]) -> [UInt8] {
    dates.flatMap { date in
        let bits = date.timeIntervalSinceReferenceDate.bitPattern
        return (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    }
}

private func dates(in bytes: [UInt8]) -> [Date] {
    stride(from: 0, to: bytes.count & ~7, by: 8).map { start in
        let bits = bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits))
    }
}
