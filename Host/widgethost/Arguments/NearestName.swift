/// The name that differs least from what was typed, without regard to case, if it is near enough to be a slip; of equals the first.
///
/// Near is a letter in three that differs, or a name that begins or ends with what was typed.
func nearest(to typed: String, among names: [String]) -> String? {
    let wanted = typed.lowercased()
    guard wanted.unicodeScalars.count <= 200, !wanted.isEmpty else { return nil }
    let letters = Array(wanted.unicodeScalars)
    let near = names.map { (name: $0, distance: distance(letters, $0)) }.min { $0.distance < $1.distance }
    if let near, near.distance <= (letters.count + 2) / 3 { return near.name }
    guard letters.count >= 3 else { return nil }
    return names.first { $0.lowercased().hasPrefix(wanted) } ?? names.first { $0.lowercased().hasSuffix(wanted) }
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
