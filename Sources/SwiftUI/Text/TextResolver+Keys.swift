internal import AppIntents
internal import Foundation

extension TextResolver {
    /// Adds the text of a key, which is the key itself where the tables have none.
    mutating func add(_ key: LocalizedStringKey, table: String?, _ attributes: TextAttributes) {
        add(format: translation(of: key.key, table) ?? key.key, key.arguments, attributes)
    }

    /// Adds the text of a resource, which is its default where the tables have none.
    mutating func add(_ resource: LocalizedStringResource, _ attributes: TextAttributes) {
        let value = resource.defaultValue
        add(format: translation(of: resource.key, resource.table) ?? value.key, value.arguments.map { .string($0) }, attributes)
    }

    private func translation(of key: String, _ table: String?) -> String? {
        environment.stringTables?.string(forKey: key, table: table, locale: environment.locale)
    }

    /// Adds a format, its Markdown turned into looks and the arguments put in their places.
    private mutating func add(format: String, _ arguments: [LocalizedStringKey.Argument], _ attributes: TextAttributes) {
        var next = 0
        for span in InlineMarkdown(format).spans {
            let looks = attributes.applying(span.style)
            if arguments.isEmpty {
                add(span.text, looks)
            } else {
                add(FormatString(span.text[...]), arguments, &next, looks)
            }
        }
    }

    private mutating func add(
        _ format: FormatString, _ arguments: [LocalizedStringKey.Argument], _ next: inout Int, _ attributes: TextAttributes
    ) {
        for part in format.parts {
            switch part {
            case .literal(let string): add(string, attributes)
            case .argument(let position, let specifier):
                let index = position ?? next
                if position == nil { next += 1 }
                if arguments.indices.contains(index) { add(arguments[index], specifier, attributes) }
            }
        }
    }

    private mutating func add(
        _ argument: LocalizedStringKey.Argument, _ specifier: FormatString.Specifier, _ attributes: TextAttributes
    ) {
        switch argument {
        case .text(let text): add(text, attributes)
        case .string(let string): add(string, attributes)
        case .signed, .unsigned, .floating: add(NumberText.string(argument, specifier, locale: environment.locale), attributes)
        }
    }
}

extension TextAttributes {
    /// The same attributes for a part that Markdown marks.
    func applying(_ style: InlineMarkdown.Style) -> TextAttributes {
        var result = self
        if style.contains(.bold) { result.traits.emphasis = .bold }
        if style.contains(.italic) { result.traits.isItalic = true }
        if style.contains(.code) { result.traits.isMonospaced = true }
        if style.contains(.strikethrough) { result.strikethrough = .single }
        if style.contains(.link) { result.foreground = AnyShapeStyle(TintShapeStyle()) }
        return result
    }
}
