package import Drawing

/// A question about the settings of a kind, as they are or might be.
package struct SettingsQuestion: Hashable, Sendable {
    package var kind: String
    package var family: Family
    /// A JSON object by the names of the parameters; nil where nothing is set.
    package var settings: String?
    /// In whose words it is answered, as in "de_DE".
    package var locale: String
    /// The parameter that choices are asked for; empty where the form is.
    package var parameter = ""
    /// What the choices should match; nil for those worth offering.
    package var search: String?

    package init(kind: String, family: Family, settings: String?, locale: String) {
        self.kind = kind
        self.family = family
        self.settings = settings
        self.locale = locale
    }
}

extension SettingsQuestion: WireMessage {
    private enum Field {
        static let kind = 1
        static let family = 2
        static let settings = 3
        static let locale = 4
        static let parameter = 5
        static let search = 6
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.kind, kind)
        writer.field(Field.family, UInt64(family.rawValue))
        if let settings { writer.field(Field.settings, settings) }
        writer.field(Field.locale, locale)
        if !parameter.isEmpty { writer.field(Field.parameter, parameter) }
        if let search { writer.field(Field.search, search) }
    }

    /// A family that is not known counts as the small one: the summary alone may depend on it.
    package init(reading reader: WireReader) throws(WireError) {
        self.init(kind: "", family: .systemSmall, settings: nil, locale: "en_US")
        var reader = reader
        var kind: String?
        while let field = try reader.next() {
            switch field.number {
            case Field.kind: kind = try field.string("question.kind", limit: nameLimit)
            case Field.family: family = try field.choice(or: .systemSmall)
            case Field.settings: settings = try field.string("question.settings", limit: WidgetRequest.settingsLimit)
            case Field.locale: locale = try field.string("question.locale", limit: nameLimit)
            case Field.parameter: parameter = try field.string("question.parameter", limit: nameLimit)
            case Field.search: search = try field.string("question.search", limit: sentenceLimit)
            default: break
            }
        }
        guard let kind else { throw .missing(field: "question.kind") }
        self.kind = kind
    }
}
