import Foundation

/// The intents extensions that sources declare: the subclasses of `INExtension` at the top of a file.
package enum IntentExtensions {
    /// Their names, in the order of the files; a file that cannot be read has none.
    package static func names(inFilesAt paths: [String]) -> [String] {
        paths.flatMap { path in FileManager.default.contents(atPath: path).map { names(in: String(decoding: $0, as: UTF8.self)) } ?? [] }
    }

    /// A class is found by the line that it begins with: no comment and no text has a class at its left edge but to be disliked.
    static func names(in source: String) -> [String] {
        guard source.contains("INExtension") else { return [] }
        return source.split(whereSeparator: \.isNewline).compactMap { line in
            line.firstMatch(of: declaration).map { String($0.output.1) }
        }
    }

    // Nothing that is private can be named from another file.
    private static var declaration: Regex<(Substring, Substring)> {
        /^(?:@\w+(?:\([^)]*\))?[ \t]+|(?:public|open|internal|final|nonisolated)[ \t]+)*class[ \t]+(\w+)[ \t]*:[ \t]*(?:Intents\.)?INExtension\b/
    }
}
