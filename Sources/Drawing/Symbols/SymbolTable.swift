/// Which icon of the icon font stands for which system symbol.
package enum SymbolTable {
    /// Icon names by symbol name.
    package static let icons: [String: String] = {
        var icons: [String: String] = [:]
        for line in [actions, people, weather, things, devices].flatMap({ $0.split(separator: "\n") }) {
            let names = line.split(separator: " ")
            guard let icon = names.first else { continue }
            for symbol in names.dropFirst() { icons[String(symbol)] = String(icon) }
        }
        return icons
    }()

    /// What may be left off the end of a name when there is no icon for all of it; a slash may not, since it says the contrary.
    static let decorations: Set<Substring> = ["fill", "circle", "square", "rectangle", "inverse", "app", "dashed"]

    /// The icon for a symbol, or for the one that it decorates: a filled, framed or badged variant is drawn as the plain symbol.
    package static func icon(for symbol: String) -> String? {
        var parts = symbol.split(separator: ".", omittingEmptySubsequences: false)
        while !parts.isEmpty {
            if let icon = icons[parts.joined(separator: ".")] { return icon }
            if let badge = parts.firstIndex(where: { $0.hasSuffix("badge") }) {
                parts.removeSubrange(badge...)
            } else {
                guard let last = parts.popLast(), decorations.contains(last) else { return nil }
            }
        }
        return nil
    }
}
