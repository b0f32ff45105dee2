/// The name that differs least from what was typed, without regard to case; of equals the first.
func nearest(to typed: String, among names: [String]) -> String? {
    let wanted = Array(typed.lowercased().unicodeScalars.prefix(200))
    return names.min { distance(wanted, $0) < distance(wanted, $1) }
}

/// How many letters must be put in, taken out or changed to come from one word to the other.
private func distance(_ from: [Unicode.Scalar], _ name: String) -> Int {
    let to = Array(name.lowercased().unicodeScalars.prefix(200))
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
