/// The build settings of one target in one configuration: what the target, the project and their configuration files say, and what
/// Xcode says where they say nothing.
package struct BuildSettings: Sendable {
    /// From the strongest to the weakest.
    private let levels: [[String: String]]

    package init(levels: [[String: String]]) { self.levels = levels.map(Self.forIPhone) }

    /// A setting with its variables filled in; nil where nobody sets it, or sets it to nothing.
    subscript(name: String) -> String? {
        var room = Self.room
        let text = value(name, from: 0, depth: 0, &room).trimmed
        return text.isEmpty ? nil : text
    }

    /// Whether a setting is YES.
    func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains((self[name] ?? "").uppercased()) }

    /// A setting that is a list, cut as a shell cuts words.
    package func list(_ name: String) -> [String] { self[name].map(words(in:)) ?? [] }

    /// A text with its variables filled in.
    func expanded(_ text: String) -> String {
        var room = Self.room
        return expand(text, depth: 0, &room) { _ in "" }
    }

    /// Bytes that variables may become in one setting, and 16 for each: a few that name each other twice would grow without end.
    private static let room = 1 << 18

    private func value(_ name: String, from level: Int, depth: Int, _ room: inout Int) -> String {
        guard depth < 40 else { return "" }
        for index in levels.indices.dropFirst(level) {
            guard let text = levels[index][name] else { continue }
            return expand(text, depth: depth + 1, &room) { value(name, from: index + 1, depth: depth + 1, &$0) }
        }
        return ""
    }

    // Settings for one kind of device, as in NAME[sdk=iphoneos*], beat those for all.
    private static func forIPhone(_ level: [String: String]) -> [String: String] {
        var plain: [String: String] = [:]
        var special: [String: String] = [:]
        for (key, text) in level {
            guard let bracket = key.firstIndex(of: "[") else {
                plain[key] = text
                continue
            }
            if isForIPhone(key[bracket...]) { special[String(key[..<bracket])] = text }
        }
        return plain.merging(special) { $1 }
    }

    private static func isForIPhone(_ conditions: Substring) -> Bool {
        conditions.split { "[],".contains($0) }.allSatisfy { condition in
            let parts = condition.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return false }
            switch parts[0] {
            case "sdk": return parts[1] == "*" || parts[1].hasPrefix("iphoneos")
            case "arch": return parts[1] == "*" || parts[1] == "arm64"
            case "config", "variant": return parts[1] == "*"
            default: return false
            }
        }
    }
}

extension BuildSettings {
    /// Fills in `$(NAME)`, `${NAME}` and `$(NAME:operator)`; with nothing, when there is no room left.
    private func expand(_ text: String, depth: Int, _ room: inout Int, inherited: (inout Int) -> String) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{", let end = closing(of: rest) else {
                result += "$"
                continue
            }
            result += variable(String(rest[rest.index(after: rest.startIndex)..<end]), depth: depth, &room, inherited: inherited)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    // The bracket that closes the first one, over those within: a name may hold a variable.
    private func closing(of text: Substring) -> Substring.Index? {
        var open = 0
        for index in text.indices {
            if "({".contains(text[index]) { open += 1 } else if ")}".contains(text[index]) { open -= 1 }
            if open == 0 { return index }
        }
        return nil
    }

    private func variable(_ text: String, depth: Int, _ room: inout Int, inherited: (inout Int) -> String) -> String {
        guard depth < 40, room > 0 else { return "" }
        let parts = expand(text, depth: depth + 1, &room, inherited: { _ in "" }).split(separator: ":").map(String.init)
        guard let name = parts.first else { return "" }
        let value = name == "inherited" ? inherited(&room) : value(name, from: 0, depth: depth + 1, &room)
        room -= 16 + value.utf8.count
        return room > 0 ? parts.dropFirst().reduce(value, applied) : ""
    }

    private func applied(_ value: String, _ change: String) -> String {
        switch change {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "c99extidentifier", "identifier": return identifier(value, else: "_")
        case "rfc1034identifier": return identifier(value, else: "-", keeping: "-.")
        case "base": return String((value.split(separator: "/").last ?? "").split(separator: ".").first ?? "")
        default:
            guard value.isEmpty, change.hasPrefix("default=") else { return value }
            return String(change.dropFirst(8))
        }
    }
}

/// `text` with what an identifier cannot hold replaced.
func identifier(_ text: String, else replacement: Character, keeping kept: String = "_") -> String {
    let name = String(text.map { $0.isLetter || ($0.isNumber && $0.isASCII) || kept.contains($0) ? $0 : replacement })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
}

extension StringProtocol {
    /// Without white space at either end.
    var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}

/// Words between spaces; quotation marks hold one together, and a backslash takes the meaning of what follows it.
private func words(in text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var characters = text.makeIterator()
    while let character = characters.next() {
        switch character {
        case "\\": word = (word ?? "") + (characters.next().map(String.init) ?? "")
        case quote: quote = nil
        case "\"" where quote == nil, "'" where quote == nil:
            quote = character
            word = word ?? ""
        case _ where character.isWhitespace && quote == nil:
            if let done = word { words.append(done) }
            word = nil
        default: word = (word ?? "") + String(character)
        }
    }
    return words + [word].compactMap { $0 }
}
