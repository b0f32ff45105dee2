import Foundation

/// The names that sources give to colours of their own.
struct DeclaredColors {
    private let names: Set<String>

    init(sources: [String]) {
        let pattern = try? NSRegularExpression(pattern: #"\bstatic\s+(?:\w+\s+)*(?:let|var)\s+`?(\w+)"#)
        var names: Set<String> = []
        for path in sources {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            // Others' constants stand in nobody's way.
            guard ["extension Color", "extension SwiftUI.Color", "extension ShapeStyle"].contains(where: text.contains) else { continue }
            let whole = NSRange(text.startIndex..., in: text)
            for match in pattern?.matches(in: text, range: whole) ?? [] {
                if let range = Range(match.range(at: 1), in: text) { names.insert(String(text[range])) }
            }
        }
        self.names = names
    }

    func contains(_ name: String) -> Bool { names.contains(name.trimmingCharacters(in: ["`"])) }
}
