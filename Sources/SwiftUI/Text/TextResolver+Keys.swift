internal import AppIntents
internal import Foundation

extension TextResolver {
    /// Adds the text of a key, which is the key itself where the tables have none.
    mutating func add(_ key: LocalizedStringKey, in place: TablePlace, _ attributes: TextAttributes) {
        add(format: translation(of: key.key, in: place, key.arguments) ?? key.key, key.arguments, attributes)
    }

    /// Adds the text of a resource, which is its default where the tables have none.
    mutating func add(_ resource: LocalizedStringResource, _ attributes: TextAttributes) {
        let place = TablePlace(table: resource.table, bundle: resource.bundle.folder)
        let arguments = resource.defaultValue.arguments.map(LocalizedStringKey.Argument.init)
        add(format: translation(of: resource.key, in: place, arguments) ?? resource.defaultValue.key, arguments, attributes)
    }

    private func translation(of key: String, in place: TablePlace, _ arguments: [LocalizedStringKey.Argument]) -> String? {
        let found = environment.stringTables?.text(forKey: key, table: place.table, bundle: place.bundle, locale: environment.locale)
        return found?.format(for: arguments.map(\.formatArgument))
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
        case .value(let value): add(NumberText.string(value, specifier, locale: environment.locale), attributes)
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
