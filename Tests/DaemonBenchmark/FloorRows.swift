/// What the raw socket's program printed: tab-separated rows of program, card, metric, value, unit, count and note.
struct FloorRows: Hashable {
    private let values: [String: Double]

    init(_ output: String) {
        let rows = output.split(separator: "\n").compactMap { line -> (String, Double)? in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count > 3, let value = Double(columns[3]) else { return nil }
            return (String(columns[2]), value)
        }
        values = Dictionary(rows) { $1 }
    }

    subscript(metric: String) -> Double? { values[metric] }
}
