/// What a table has for a key.
package enum LocalizedText: Hashable, Sendable {
    /// A format as it stands there.
    case format(String)
    /// A format with parts that depend on numbers, which stand in it as `%#@name@`.
    case counted(String, parts: [String: [PluralCategory: String]])
}

extension LocalizedText {
    /// The format for some arguments. Where parts depend on numbers, each specifier in it says which argument is its.
    func format(for arguments: [FormatArgument?], language: String) -> String {
        guard case .counted(let format, let parts) = self else {
            guard case .format(let format) = self else { return "" }
            return format
        }
        var writer = CountedWriter(parts: parts, arguments: arguments, language: language)
        var first = 0
        writer.write(format, next: &first, depth: 0)
        return writer.text
    }
}

/// Puts the forms that fit some numbers into a format.
private struct CountedWriter {
    let parts: [String: [PluralCategory: String]]
    let arguments: [FormatArgument?]
    let language: String
    private(set) var text = ""
    /// Forms that are still filled in: in a few that each hold others often, there are more than anybody waits for.
    private var left = 4_096

    init(parts: [String: [PluralCategory: String]], arguments: [FormatArgument?], language: String) {
        self.parts = parts
        self.arguments = arguments
        self.language = language
    }

    /// `next` is the argument of the next specifier that says no number; a form starts with the argument that it counts.
    mutating func write(_ format: String, next: inout Int, depth: Int) {
        var name: Substring?
        for (part, following) in zip(FormatString(format[...]).parts, FormatString(format[...]).parts.dropFirst().map { $0 } + [nil]) {
            switch part {
            case .literal(let literal):
                let shown = name.map { literal.dropFirst($0.count + 1) } ?? literal[...]
                text += shown.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
                name = nil
            case .argument(let position, let specifier):
                let index = position ?? next
                if position == nil { next += 1 }
                name = specifier.flags == "#" && specifier.conversion == "@" ? self.name(in: following) : nil
                if let name { write(form(of: name, index), from: index, depth) } else { text += specifier.text(position: index) }
            }
        }
    }

    private mutating func write(_ form: String, from index: Int, _ depth: Int) {
        // A part may hold another, and a table may be made by somebody who lets a part hold itself.
        guard depth < 8, left > 0, text.utf8.count < 1 << 16 else { return }
        left -= 1
        var next = index
        write(form, next: &next, depth: depth + 1)
    }

    // What the format reader takes for a literal: "name@ and more".
    private func name(in part: FormatString.Part?) -> Substring? {
        guard case .literal(let literal)? = part, let end = literal.firstIndex(of: "@") else { return nil }
        return parts[String(literal[..<end])] == nil ? nil : literal[..<end]
    }

    private func form(of name: Substring, _ index: Int) -> String {
        let forms = parts[String(name)] ?? [:]
        let number = arguments.indices.contains(index) ? arguments[index]?.number : nil
        // In every language a table may say what stands for none at all.
        if number == 0, let zero = forms[.zero] { return zero }
        return number.flatMap { forms[PluralRule.category(of: $0, language: language)] } ?? forms[.other] ?? ""
    }
}

extension FormatString.Specifier {
    /// As it stands in a format, with the number of its argument, from 0.
    fileprivate func text(position: Int) -> String {
        "%\(position + 1)$" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + String(conversion)
    }
}
