/// The rows of a table in a damaged database, as far as they can be read.
///
/// Nothing in such a file can be relied on, its order least of all: a row that is not where it belongs counts as unreadable, so that
/// a tree with a ring in it comes to an end.
struct ReadableRows {
    let table: String
    let columns: [String]
    let database: Database

    private enum Order: String {
        case ascending = "ASC"
        case descending = "DESC"
    }

    /// Gives each row that can be read to `take`; how many times reading broke off.
    func forEach(_ take: ([SQLValue]) throws(StorageError) -> Void) throws(StorageError) -> Int {
        guard !columns.isEmpty else { return 1 }
        var gaps = 0
        var last: Int64 = 0
        while true {
            let (isAtEnd, reached) = try scan(.ascending, from: last, to: .max, take)
            if isAtEnd { return gaps }
            gaps += 1
            last = reached ?? last
            guard let next = rowBeyondGap(after: last) else { return gaps }
            // The search may have jumped over good rows: they are read from behind, up to the gap.
            _ = try scan(.descending, from: next, to: last, take)
            last = next - 1
        }
    }

    /// Reads the rows between two numbers until the end or the first one that cannot be read; the last row reached.
    private func scan(
        _ order: Order, from start: Int64, to end: Int64, _ take: ([SQLValue]) throws(StorageError) -> Void
    ) throws(StorageError) -> (isAtEnd: Bool, reached: Int64?) {
        var reached: Int64?
        var refusal: StorageError?
        do throws(StorageError) {
            try statement(order).run([.integer(min(start, end)), .integer(max(start, end))]) { row throws(StorageError) in
                let number = row.integer(0)
                guard isNext(number, after: reached ?? start, order) else { throw .damaged(path: database.path, reason: "a ring") }
                do throws(StorageError) { try take(columns.indices.map { row.value(Int32($0) + 1) }) } catch {
                    refusal = error
                    throw error
                }
                reached = number
            }
            return (true, reached)
        } catch {
            if let refusal { throw refusal }
            return (false, reached)
        }
    }

    private func statement(_ order: Order) throws(StorageError) -> Statement {
        let names = columns.joined(separator: ", ")
        return try Statement(
            "SELECT rowid, \(names) FROM \(table) WHERE rowid > ? AND rowid < ? ORDER BY rowid \(order.rawValue)", in: database)
    }

    private func isNext(_ number: Int64, after previous: Int64, _ order: Order) -> Bool {
        switch order {
        case .ascending: number > previous
        case .descending: number < previous
        }
    }

    /// The first row that can be read when ever more rows are passed over; beyond the last row it is the highest number.
    private func rowBeyondGap(after last: Int64) -> Int64? {
        let sql = "SELECT rowid FROM \(table) WHERE rowid > ? ORDER BY rowid LIMIT 1"
        for step in (0..<62).lazy.map({ Int64(1) << $0 }) {
            let (start, isTooFar) = last.addingReportingOverflow(step)
            guard !isTooFar else { return nil }
            guard let found = try? database.rows(sql, .integer(start), read: { $0.integer(0) }) else { continue }
            guard let first = found.first else { return .max }
            if first > start { return first }
        }
        return nil
    }
}
