/// One message of the compiler's: `PATH:LINE:COLUMN: error: TEXT`.
struct CompilerMessage: Hashable {
    let path: String
    let line: Int
    let isError: Bool
    let text: String

    /// Nil for the lines that show sources, and for all others.
    init?(_ line: String) {
        let plain = withoutColors(line)
        for (mark, isError) in [(": error: ", true), (": warning: ", false)] {
            guard let range = plain.firstRange(of: mark) else { continue }
            let place = plain[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count > 2, let number = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else { return nil }
            path = place.dropLast(2).joined(separator: ":")
            self.line = number
            self.isError = isError
            text = String(plain[range.upperBound...])
            return
        }
        return nil
    }
}

/// Text without what sets colours on a terminal.
private func withoutColors(_ text: String) -> String {
    guard text.contains("\u{1b}") else { return text }
    var plain = ""
    var rest = text[...]
    while let escape = rest.firstIndex(of: "\u{1b}") {
        plain += rest[..<escape]
        rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    return plain + rest
}
