internal import Foundation

/// Rows on their way from a damaged database into a new one: each is read for itself, so that what cannot be read costs no other.
struct SalvagedRows {
    struct Count {
        var kept = 0
        var dropped = 0
        var gaps = 0
    }

    private let target: Database
    private(set) var count = Count()

    init(into target: Database) { self.target = target }

    mutating func copyAll(from source: Database) throws(StorageError) {
        try target.run("DELETE FROM host")
        for table in Schema.tables { try copy(table, from: source) }
        try target.run("INSERT OR IGNORE INTO host VALUES (1, NULL)")
        try dropLists()
        let numbers = try? source.integer("SELECT seq FROM sqlite_sequence WHERE name = 'placement'")
        if let highest = numbers.flatMap({ $0 }) {
            try target.run("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'placement'", .integer(highest))
        }
    }

    private mutating func copy(_ table: String, from source: Database) throws(StorageError) {
        let known = (try? columns(of: table, in: source)) ?? []
        let names = try columns(of: table, in: target).filter(known.contains)
        let rows = ReadableRows(table: table, columns: names, database: source)
        let sql =
            "INSERT OR IGNORE INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))"
        count.gaps += try rows.forEach { values throws(StorageError) in
            guard try isWhole(table, values) else { return count.dropped += 1 }
            do throws(StorageError) {
                if try target.run(sql, values) > 0 { count.kept += 1 } else { count.dropped += 1 }
            } catch {
                guard error.isAboutOneChange else { throw error }
                count.dropped += 1
            }
        }
    }

    private func columns(of table: String, in database: Database) throws(StorageError) -> [String] {
        try database.rows("SELECT name FROM pragma_table_info(?) ORDER BY cid", .text(table)) { $0.text(0) }
    }

    /// A page of bytes that another was written over looks as good as any; only the digest tells.
    private func isWhole(_ table: String, _ values: [SQLValue]) throws(StorageError) -> Bool {
        guard table == "content_bytes", case .blob(let bytes)? = values.last, let row = values.first else { return true }
        let digests = try target.rows("SELECT digest FROM content WHERE id = ?", row) { $0.blob(0) }
        return digests.first == ContentDigest(of: bytes).bytes
    }

    /// An entry that cannot be drawn would leave a blank where an older one can be shown.
    private mutating func dropLists() throws(StorageError) {
        let sweeps = [
            "DELETE FROM list WHERE content NOT IN (SELECT content FROM content_bytes)",
            "DELETE FROM entry WHERE id NOT IN (SELECT entry FROM list)",
            """
            DELETE FROM content WHERE id NOT IN (SELECT content FROM list)
                AND id NOT IN (SELECT picture FROM picture_use WHERE list IN (SELECT content FROM list))
            """,
        ]
        // Pictures may only go after the lists that use them.
        for sweep in ["DELETE FROM picture_use WHERE list NOT IN (SELECT content FROM list)"] + sweeps {
            let swept = try target.run(sweep)
            count.kept -= swept
            count.dropped += swept
        }
    }
}
