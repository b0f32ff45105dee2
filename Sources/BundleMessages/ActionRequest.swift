package import Drawing

/// An intent to be performed, with the values that it had when it was drawn.
package struct ActionRequest: Hashable, Sendable {
    /// The widget that was tapped.
    package var kind: String
    /// As it stands in the region that was tapped.
    package var intent: IntentCall
    /// In whose words it answers, as in "de_DE".
    package var locale: String

    package init(kind: String, intent: IntentCall, locale: String) {
        self.kind = kind
        self.intent = intent
        self.locale = locale
    }
}

/// What came of an intent that was performed.
package struct ActionReply: Hashable, Sendable {
    /// What it says; empty for nothing.
    package var dialog = ""
    /// What it wants opened; empty for nothing.
    package var url = ""
    /// It asks for its app to be opened.
    package var opensApp = false

    package init() {}
}

extension ActionRequest: WireMessage {
    private enum Field {
        static let kind = 1
        static let intent = 2
        static let locale = 3
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.kind, kind)
        writer.field(Field.intent, intent)
        writer.field(Field.locale, locale)
    }

    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var kind: String?
        var intent: IntentCall?
        var locale = "en_US"
        while let field = try reader.next() {
            switch field.number {
            case Field.kind: kind = try field.string("action.kind", limit: nameLimit)
            case Field.intent: intent = try IntentCall(reading: try field.message())
            case Field.locale: locale = try field.string("action.locale", limit: nameLimit)
            default: break
            }
        }
        guard let kind else { throw .missing(field: "action.kind") }
        guard let intent else { throw .missing(field: "action.intent") }
        self.init(kind: kind, intent: intent, locale: locale)
    }
}

extension ActionReply: WireMessage {
    private enum Field {
        static let dialog = 1
        static let url = 2
        static let opensApp = 3
    }

    package func write(to writer: inout WireWriter) {
        if !dialog.isEmpty { writer.field(Field.dialog, dialog) }
        if !url.isEmpty { writer.field(Field.url, url) }
        if opensApp { writer.field(Field.opensApp, true) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.dialog: dialog = try field.string("performed.dialog", limit: sentenceLimit)
            case Field.url: url = try field.string("performed.url", limit: DisplayList.Limits.url)
            case Field.opensApp: opensApp = try field.bool()
            default: break
            }
        }
    }
}
