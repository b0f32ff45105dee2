internal import AppIntents
public import Foundation

/// One or more lines of text.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, in: TablePlace)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case date(DateText)
        case formatted(FormattedText)
        case image(Image)
        case concatenated(Text, Text)
    }

    let storage: Storage
    /// The innermost first.
    var modifiers: [TextModifier] = []

    nonisolated init(_ storage: Storage) { self.storage = storage }

    /// A text that is looked up in the bundle's tables; in a literal `**bold**`, `*italic*` and the like are marked up.
    public nonisolated init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(.localized(key, in: TablePlace(table: tableName, bundle: StringLookup.folder(of: bundle))))
    }

    /// A string as it is.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// A string as it is.
    public nonisolated init(verbatim content: String) { self.init(.verbatim(content)) }

    /// A string whose parts have looks of their own.
    @_disfavoredOverload public nonisolated init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Two texts, one after the other, each with its own looks.
    public static nonisolated func + (left: Text, right: Text) -> Text { Text(.concatenated(left, right)) }
}
