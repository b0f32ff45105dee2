extension SymbolTable {
    /// The names that are most like one that there is not, the nearest first; none for what is like no name.
    ///
    /// Two names are like each other where they share parts that are no decoration, or where few letters differ.
    package static func nearest(to name: String, count: Int = 3) -> [String] {
        let letters = Array(name.lowercased().unicodeScalars.prefix(64))
        guard letters.count > 1 else { return [] }
        let parts = Set(String(String.UnicodeScalarView(letters)).split(separator: ".")).subtracting(decorations)
        let limit = (letters.count + 2) / 3
        let scored = (Array(icons.keys) + drawings.keys).compactMap { known -> (name: String, score: Int)? in
            let difference = distance(letters, Array(known.unicodeScalars))
            let shared = parts.intersection(known.split(separator: ".")).reduce(0) { $0 + $1.count }
            guard difference <= limit || shared >= 3 else { return nil }
            return (known, difference - 2 * shared)
        }
        return scored.sorted { ($0.score, $0.name) < ($1.score, $1.name) }.prefix(count).map(\.name)
    }

    /// How many letters must be put in, taken out or changed to come from one word to the other.
    private static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
        var row = Array(0...to.count)
        for (i, scalar) in from.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in to.enumerated() {
                let change = diagonal + (scalar == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[to.count]
    }
}
