internal import Foundation

extension StoreFile {
    func place(_ placement: StoredPlacement) throws(StorageError) {
        try checkNumber(placement.id)
        guard try database.integer("SELECT 1 FROM placement WHERE id = ?", .id(placement.id)) == nil else {
            throw .takenPlacement(placement.id)
        }
        let sql = """
            INSERT INTO placement
                (id, bundle, kind, alias, family, stack, position, configuration, created, changed, gone_since, gone_reason)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try database.run(
            sql, .id(placement.id), .text(placement.bundle), .text(placement.kind), .text(placement.alias), .text(placement.family),
            .text(placement.place.stack), .integer(placement.place.position), .blob(placement.configuration), .date(placement.created),
            .date(placement.changed), .date(placement.tombstone?.since), .text(placement.tombstone?.reason))
    }

    func make(_ edit: PlacementEdit, of id: StoredPlacement.ID, at date: Date) throws(StorageError) {
        let (columns, values) = assignments(of: edit)
        let sql = "UPDATE placement SET \(columns), changed = ? WHERE id = ?"
        try need(.unknownPlacement(id), database.run(sql, values + [.date(date), .id(id)]))
    }

    private func assignments(of edit: PlacementEdit) -> (columns: String, values: [SQLValue]) {
        switch edit {
        case .provider(let bundle, let kind): ("bundle = ?, kind = ?", [.text(bundle), .text(kind)])
        case .alias(let kind): ("alias = ?", [.text(kind)])
        case .family(let family): ("family = ?", [.text(family)])
        case .place(let place): ("stack = ?, position = ?", [.text(place.stack), .integer(place.position)])
        case .configuration(let bytes): ("configuration = ?", [.blob(bytes)])
        case .tombstone(let tombstone): ("gone_since = ?, gone_reason = ?", [.date(tombstone?.since), .text(tombstone?.reason)])
        }
    }

    func remove(_ id: StoredPlacement.ID) throws(StorageError) {
        let named = try contents(ofArchive: id)
        try need(.unknownPlacement(id), database.run("DELETE FROM placement WHERE id = ?", .id(id)))
        try collect(named)
    }

    /// Takes all placements out of the way first, to numbers that no placement has.
    func renumber(_ numbers: [StoredPlacement.ID: StoredPlacement.ID]) throws(StorageError) {
        for (old, new) in numbers {
            try checkNumber(old)
            try checkNumber(new)
            let parked = SQLValue.integer(-Int64(clamping: new.rawValue))
            guard try database.integer("SELECT 1 FROM placement WHERE id = ?", parked) == nil else { throw .takenPlacement(new) }
            try need(.unknownPlacement(old), database.run("UPDATE placement SET id = ? WHERE id = ?", parked, .id(old)))
        }
        for new in numbers.values {
            guard try database.integer("SELECT 1 FROM placement WHERE id = ?", .id(new)) == nil else { throw .takenPlacement(new) }
        }
        try database.run("UPDATE placement SET id = -id WHERE id < 0")
        let highest = "coalesce((SELECT max(id) FROM placement), 0)"
        try database.run("UPDATE sqlite_sequence SET seq = max(seq, \(highest)) WHERE name = 'placement'")
    }

    private func checkNumber(_ id: StoredPlacement.ID) throws(StorageError) {
        guard 1...UInt64(Int64.max) ~= id.rawValue else { throw .unusable(what: "the placement number \(id)") }
    }

    func keep(_ standing: Standing, of id: StoredPlacement.ID) throws(StorageError) {
        try needPlacement(id)
        let sql = """
            INSERT OR REPLACE INTO standing
                (placement, asked, answered, due_reason, due_wish, due, failures, failed, failed_stage, failure, spent, spaced_from)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        let (due, failure) = (standing.due, standing.lastFailure)
        try database.run(
            sql, .id(id), .date(standing.asked), .date(standing.answered), number(due?.reason), .date(due?.wish), .date(due?.date),
            .integer(standing.failures), .date(failure?.date), number(failure?.stage), .text(failure?.reason),
            .blob(packed(standing.spent)), .date(standing.spacedFrom))
    }

    func needPlacement(_ id: StoredPlacement.ID) throws(StorageError) {
        guard try database.integer("SELECT 1 FROM placement WHERE id = ?", .id(id)) != nil else { throw .unknownPlacement(id) }
    }

    func number<Value: RawRepresentable<Int>>(_ value: Value?) -> SQLValue { value.map { .integer($0.rawValue) } ?? .null }
}
