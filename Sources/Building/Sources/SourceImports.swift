/// The modules that a source imports whatever the conditions: those within `#if` may be for another platform.
struct SourceImports {
    struct Import: Hashable {
        let module: String
        /// From 1 on.
        let line: Int
    }

    private(set) var imports: [Import] = []

    init(_ source: [UInt8]) {
        var depth = 0
        for (index, line) in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let text = line.drop { $0 == 0x20 || $0 == 0x09 }
            if text.starts(with: Array("#if".utf8)) { depth += 1 } else if text.starts(with: Array("#endif".utf8)) { depth -= 1 }
            guard depth == 0, let module = Self.module(String(decoding: text, as: UTF8.self)) else { continue }
            imports.append(Import(module: module, line: index + 1))
        }
    }

    // "@preconcurrency internal import struct Charts.BarMark" imports Charts.
    private static func module(_ line: String) -> String? {
        guard line.contains("import ") else { return nil }
        var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }[...]
        while let word = words.first, word.hasPrefix("@") || levels.contains(word) { words.removeFirst() }
        guard words.popFirst() == "import" else { return nil }
        if let word = words.first, kinds.contains(word), words.count > 1 { words.removeFirst() }
        return words.first?.split(separator: ".").first.map(String.init)
    }

    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
}
