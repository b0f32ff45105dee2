/// The names that the compiler did not find, gathered from its messages.
package struct MissingNames: Hashable, Sendable {
    /// A name and where it was missed, as in "Sources/Clock.swift:12".
    package struct Entry: Hashable, Sendable {
        package let name: String
        package var places: [String]
    }

    /// In the order in which they were missed first.
    package private(set) var entries: [Entry] = []

    package init() {}

    /// Takes one line of the compiler's, colours and all.
    mutating func take(_ line: String) {
        guard let message = CompilerMessage(line), message.isError, let name = Self.name(missedBy: message.text) else { return }
        add(name, at: "\(message.path):\(message.line)")
    }

    private mutating func add(_ name: String, at place: String) {
        guard let index = entries.firstIndex(where: { $0.name == name }) else {
            entries.append(Entry(name: name, places: [place]))
            return
        }
        if !entries[index].places.contains(place) { entries[index].places.append(place) }
    }

    /// Whether it ended because of a module, so that nothing else was looked for.
    var lacksModule: Bool { entries.contains { $0.name.hasPrefix("module ") } }

    /// Takes the modules of a source that cannot be had: the compiler stops at the first one.
    mutating func take(_ source: [UInt8], at path: String, isThere: (String) -> Bool) {
        for item in SourceImports(source).imports where !isThere(item.module) { add("module \(item.module)", at: "\(path):\(item.line)") }
    }

    // As the compiler words it; what is in quotation marks is the name.
    private static func name(missedBy text: String) -> String? {
        let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
        guard let first = quoted.first else { return nil }
        if text.hasPrefix("cannot find ") && text.contains(" in scope") { return first }
        if text.hasPrefix("no such module ") { return "module \(first)" }
        if text.hasPrefix("unknown attribute ") { return "@\(first)" }
        if text.hasPrefix("no macro named ") { return "#\(first)" }
        guard quoted.count > 1, text.contains(" has no member ") || text.contains(" has no member named ") else {
            return text.contains("is not a member type of") ? first : nil
        }
        return "\(plain(first)).\(quoted[1])"
    }

    // "some View" says no more than "View" here.
    private static func plain(_ type: String) -> String {
        for word in ["some ", "any "] where type.hasPrefix(word) { return String(type.dropFirst(word.count)) }
        return type
    }
}

extension MissingNames {
    /// A line for each name, with the first places where it was missed.
    package var lines: [String] {
        let width = min(40, entries.map(\.name.count).max() ?? 0)
        return entries.map { entry in
            let shown = entry.places.prefix(3).joined(separator: ", ")
            let more = entry.places.count > 3 ? " and \(entry.places.count - 3) more" : ""
            return "  \(entry.name)\(String(repeating: " ", count: max(0, width - entry.name.count)))  \(shown)\(more)"
        }
    }
}
