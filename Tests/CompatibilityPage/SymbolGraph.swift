import Foundation

/// What a module makes public, as the compiler writes it down.
struct SymbolGraph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Comment: Decodable { let lines: [Line] }
        struct Line: Decodable { let text: String }

        let kind: Kind
        let pathComponents: [String]
        let docComment: Comment?

        /// The name without its parameters, as in "padding" of "padding(_:_:)".
        var base: String {
            let name = pathComponents.last ?? ""
            return String(name.prefix { $0 != "(" })
        }

        /// The name with the type that has it, as in "View.padding(_:)"; modifiers of views, pictures and texts begin with a point.
        var title: String {
            guard let owner = pathComponents.dropLast().last else { return base }
            return owner == "View" || owner == "WidgetConfiguration" ? ".\(base)" : "\(owner).\(base)"
        }

        var comment: String { docComment?.lines.map(\.text).joined(separator: " ") ?? "" }

        /// Why it has no effect, in the words of its comment; nil where it has one.
        var excuse: String? {
            // One that says so of a parameter begins otherwise.
            sentences.first { $0.hasPrefix("Has no effect") || $0.hasPrefix("Have no effect") }
        }

        private var sentences: [String] {
            comment.split(separator: ". ").map { $0.hasSuffix(".") ? String($0) : $0 + "." }
        }
    }

    /// All graphs in a folder.
    static func all(in folder: String) throws -> [Symbol] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".symbols.json") }.sorted()
        return try files.flatMap { file in
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))).symbols
        }
    }
}
