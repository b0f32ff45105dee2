/// Words as Swift has them.
package enum SwiftWord {
    /// Whether a text is letters, digits and underscores, with no digit first.
    package static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// "URLIcon" is "urlIcon", "Lina" is "lina".
    package static func withSmallHead(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        let small = capitals.count > 1 && (rest.first?.isLowercase ?? false) ? capitals.count - 1 : capitals.count
        return word.prefix(small).lowercased() + word.dropFirst(small)
    }

    /// "fromStation" is "FromStation".
    package static func withGreatHead(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// A name that may be declared: a keyword stands between backticks.
    package static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// A text as a literal.
    package static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case _ where scalar.value < 0x20 || scalar.value == 0x7f: "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
        "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
