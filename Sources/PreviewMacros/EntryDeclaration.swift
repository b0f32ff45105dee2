/// The variable that `@Entry` stands at, split without parsing: its name, its type, its first value.
struct EntryDeclaration: Equatable {
    let name: String
    /// Empty where it was left to the compiler.
    let type: String
    /// Empty where there was none.
    let value: String

    /// Splits a declaration; nil when it is no variable.
    init?(source: String) {
        let bytes = Array(source.utf8)
        guard let start = Self.endOfVar(in: bytes) else { return nil }
        let end = bytes[start...].firstIndex { !SourceText.isIdentifier($0) && $0 != UInt8(ascii: "`") } ?? bytes.count
        guard end > start else { return nil }
        name = Self.text(bytes[start..<end]).filter { $0 != "`" }
        let equals = Self.first(UInt8(ascii: "="), in: bytes, from: end)
        let middle = Self.code(Array(bytes[end..<(equals ?? bytes.count)]))
        type = middle.hasPrefix(":") ? Self.text(Array(middle.dropFirst().utf8)[...]) : ""
        value = equals.map { Self.text(bytes[($0 + 1)...]) } ?? ""
    }

    /// Whether nothing is what it begins with: an optional that is given no value.
    var isNil: Bool { value.isEmpty && (type.hasSuffix("?") || type.hasPrefix("Optional<")) }

    /// Where the name begins after `var`, which attributes and modifiers may stand before.
    private static func endOfVar(in bytes: [UInt8]) -> Int? {
        var (index, depth) = (0, 0)
        while index < bytes.count {
            if let next = afterTrivia(in: bytes, at: index) {
                index = next
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case let byte where SourceText.isIdentifier(byte):
                let end = bytes[index...].firstIndex { !SourceText.isIdentifier($0) } ?? bytes.count
                if depth == 0, text(bytes[index..<end]) == "var" {
                    return bytes[end...].firstIndex { !SourceText.isSpace($0) }
                }
                index = end
                continue
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The first such byte outside of comments and strings.
    private static func first(_ byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] == byte { return index }
            index = afterTrivia(in: bytes, at: index) ?? index + 1
        }
        return nil
    }

    /// Where a comment or a string that begins here ends; nil where none does.
    private static func afterTrivia(in bytes: [UInt8], at index: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "/"): SourceText.endOfComment(in: bytes, from: index)
        case UInt8(ascii: "\""): SourceText.endOfString(in: bytes, from: index)
        default: nil
        }
    }

    /// The text without its comments.
    private static func code(_ bytes: [UInt8]) -> String {
        var (index, code) = (0, [UInt8]())
        while index < bytes.count {
            let next = afterTrivia(in: bytes, at: index)
            if next == nil { code.append(bytes[index]) }
            index = next ?? index + 1
        }
        return text(code[...])
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let start = bytes.firstIndex { !SourceText.isSpace($0) } ?? bytes.endIndex
        let end = bytes[start...].lastIndex { !SourceText.isSpace($0) }.map { $0 + 1 } ?? start
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
