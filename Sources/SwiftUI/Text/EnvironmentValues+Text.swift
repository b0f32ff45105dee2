package import AppIntents
public import Foundation

private enum TextEnvironmentKey: EnvironmentKey { static let defaultValue = TextEnvironment() }
private enum StringTablesKey: EnvironmentKey { static let defaultValue: (any StringTables)? = nil }

extension EnvironmentValues {
    var text: TextEnvironment {
        get { self[TextEnvironmentKey.self] }
        set { self[TextEnvironmentKey.self] = newValue }
    }

    /// The font in which a text that asks for nothing itself is set.
    var textFont: ResolvedFont {
        (text.attributes.font ?? .body).resolved(at: dynamicTypeSize, asking: text.attributes.traits).legible(legibilityWeight)
    }

    /// Where the texts of localised keys are looked up; nil shows the keys themselves.
    package var stringTables: (any StringTables)? {
        get { self[StringTablesKey.self] }
        set { self[StringTablesKey.self] = newValue }
    }

    /// The font of texts that name none; nil is body.
    public var font: Font? {
        get { text.attributes.font }
        set { text.attributes.font = newValue }
    }

    /// Lines of a text at most; nil for as many as it takes.
    public var lineLimit: Int? {
        get { text.lineLimit }
        set { text.lineLimit = newValue }
    }

    /// Points between lines.
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue }
    }

    /// Where the lines of a text stand beside each other.
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { text.alignment = newValue }
    }

    /// Which part of a line gives way when a text is cut.
    public var truncationMode: Text.TruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }

    /// How far type may shrink before a text is cut, more than 0 and at most 1.
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { text.minimumScaleFactor = newValue }
    }

    /// Whether characters may move together a little before a text is cut.
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }

    /// Letters of one kind, whatever texts say; nil leaves them as they are.
    public var textCase: Text.Case? {
        get { text.attributes.textCase }
        set { text.attributes.textCase = newValue }
    }
}
