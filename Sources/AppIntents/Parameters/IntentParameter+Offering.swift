/// What is offered for a parameter, in sections.
package struct OfferedChoices: Hashable, Sendable {
    package var prompt: LocalizedStringResource?
    package var sections: [Section]

    package struct Section: Hashable, Sendable {
        package var title: LocalizedStringResource?
        package var subtitle: LocalizedStringResource?
        package var choices: [Choice]

        package init(title: LocalizedStringResource?, subtitle: LocalizedStringResource?, choices: [Choice]) {
            self.title = title
            self.subtitle = subtitle
            self.choices = choices
        }
    }

    package struct Choice: Hashable, Sendable {
        package var setting: _IntentSetting
        package var shown: DisplayRepresentation

        package init(setting: _IntentSetting, shown: DisplayRepresentation) {
            self.setting = setting
            self.shown = shown
        }
    }

    package init(prompt: LocalizedStringResource? = nil, sections: [Section]) {
        self.prompt = prompt
        self.sections = sections
    }
}

/// A parameter, without the type of its value.
protocol OfferingParameter: Sendable {
    /// The choices for a text, or those worth offering without one; nil where the parameter has none to ask for.
    func offered(matching text: String?) async throws -> OfferedChoices?
}

extension IntentParameter: OfferingParameter {
    func offered(matching text: String?) async throws -> OfferedChoices? {
        guard let provider = offeringProvider else { return nil }
        if let text, let query = provider as? any EntityStringQuery { return try await OfferedChoices.found(by: query, text) }
        return try await OfferedChoices.given(by: provider)
    }
}

extension OfferedChoices {
    fileprivate static func given(by provider: some DynamicOptionsProvider) async throws -> OfferedChoices {
        OfferedChoices(try await provider.results())
    }

    fileprivate static func found(by query: some EntityStringQuery, _ text: String) async throws -> OfferedChoices {
        OfferedChoices(try await query.entities(matching: text))
    }

    /// Values that cannot be kept are left out.
    private init(_ results: some ResultsCollection) {
        prompt = results._prompt
        sections = results._sections.map { section in
            Section(title: section.title, subtitle: section.subtitle, choices: section.items.compactMap(Choice.init))
        }
    }
}

extension OfferedChoices.Choice {
    fileprivate init?(_ item: IntentItem<some IntentValue>) {
        guard let setting = item.value._setting else { return nil }
        var shown = (item.value as? any _Shown)?._representation ?? DisplayRepresentation(stringLiteral: setting.words ?? setting.json)
        if let title = item.title { shown.title = title }
        if let subtitle = item.subtitle { shown.subtitle = subtitle }
        if let image = item.image { shown.image = image }
        self.init(setting: setting, shown: shown)
    }
}

/// A value that says how it is shown.
public protocol _Shown {
    var _representation: DisplayRepresentation { get }
}

extension AppValue {
    public var _representation: DisplayRepresentation { "\(String(describing: self))" }
}

extension AppEntity {
    public var _representation: DisplayRepresentation { displayRepresentation }
}

extension AppEnum {
    public var _representation: DisplayRepresentation { Self.caseDisplayRepresentations[self] ?? "\(rawValue)" }
}

extension AppIntent {
    /// What is offered for a parameter of this name while the intent has its values; nil where nothing is.
    package nonisolated(nonsending) func offered(for name: String, matching text: String?) async throws -> OfferedChoices? {
        let parameter = parameters((any OfferingParameter).self).first { $0.name == name }?.parameter
        return try await AskedIntent.$current.withValue(self) { try await parameter?.offered(matching: text) }
    }
}
