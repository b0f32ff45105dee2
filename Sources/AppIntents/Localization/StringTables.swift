internal import Foundation

/// Finds the text of a key; WidgetKit gives one that reads the bundle's tables.
package protocol StringTables: Sendable {
    /// The text of a key in a table, nil being "Localizable", of a bundle's folder, nil being the one of this process; nil when there is none.
    func text(forKey key: String, table: String?, bundle: String?, locale: Locale) -> TranslatedText?
}

/// What a table has for a key, and in which language it is.
package struct TranslatedText: Hashable, Sendable {
    package let text: LocalizedText
    /// As its folder is called: "de", "pt-BR".
    package let language: String

    package init(_ text: LocalizedText, language: String) {
        self.text = text
        self.language = language
    }

    /// The format for some arguments, nil standing for one that is no number.
    package func format(for arguments: [FormatArgument?]) -> String { text.format(for: arguments, language: language) }
}
