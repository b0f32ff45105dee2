import Foundation

/// Writes the part of docs/compatibility.md that is made of what the modules make public.
@main enum CompatibilityPage {
    private static let begin = "<!-- From here on: Tests/compatibility-page -->"

    static func main() throws {
        let words = CommandLine.arguments.dropFirst()
        guard words.count == 3, let graphs = words.first, let page = words.last else {
            print("compatibility-page GRAPHS NAMES PAGE")
            exit(64)
        }
        let names = CountedNames(try String(contentsOfFile: words[words.startIndex + 1], encoding: .utf8))
        let text = try String(contentsOfFile: page, encoding: .utf8)
        let kept = text.range(of: begin).map { text[..<$0.lowerBound] } ?? text[...]
        let trimmed = kept.reversed().drop { $0.isNewline }.reversed()
        print(String(trimmed) + "\n\n\(begin)\n\n" + NameReport(names, try SymbolGraph.all(in: graphs)).markdown, terminator: "")
    }
}

/// Which names there are, which do nothing, and which are missing.
struct NameReport {
    private struct Line: Hashable {
        let name: String
        let why: String
    }

    private let names: CountedNames
    private let known: Set<String>
    private let idle: [Line]
    /// Names of which each form does nothing.
    private let idleNames: Set<String>

    /// What Swift and its Foundation bring along, which every bundle has.
    private static let swiftsOwn: Set<String> = ["Predicate", "colorLiteral"]

    init(_ names: CountedNames, _ symbols: [SymbolGraph.Symbol]) {
        self.names = names
        known = Set(symbols.map(\.base)).union(Self.swiftsOwn)
        let excused = symbols.compactMap { symbol in symbol.excuse.map { (symbol, $0) } }
        var seen: Set<String> = []
        idle = excused.map { Line(name: $0.0.title, why: $0.1) }.sorted { ($0.name, $0.why) < ($1.name, $1.why) }
            .filter { seen.insert($0.name).inserted }
        let working = Set(symbols.filter { $0.excuse == nil }.map(\.base))
        idleNames = Set(excused.map(\.0.base)).subtracting(working)
    }

    var markdown: String {
        let all = names.sections.flatMap(\.names)
        let absent = all.filter { !known.contains($0) }.count
        let still = all.filter(idleNames.contains).count
        return """
            ## Names

            Of \(all.count) names that 150 public widget extensions use, \(all.count - absent - still) are there and do what they say, \(still) are accepted \
            without effect, and \(absent) are absent. A name counts as there when a module of the SDK has it, or Swift itself.

            ### There

            \(table { known.contains($0) && !idleNames.contains($0) })

            ### Absent

            \(table { !known.contains($0) })

            ### Accepted without effect, in the words of their comments

            | name | why |
            |---|---|
            \(idle.map { "| `\($0.name)` | \($0.why) |" }.joined(separator: "\n"))

            """
    }

    private func table(_ isShown: (String) -> Bool) -> String {
        let rows = names.sections.compactMap { section -> String? in
            let shown = section.names.filter(isShown)
            return shown.isEmpty ? nil : "| \(section.title) | \(shown.map { "`\($0)`" }.joined(separator: ", ")) |"
        }
        return "| | names |\n|---|---|\n" + rows.joined(separator: "\n")
    }
}
