package import BundleMessages

/// Settings that a provider recommends, with their name.
package struct RecommendedSettings: Hashable, Sendable {
    package let title: String
    /// By the names of the parameters, as a host keeps them.
    package let values: String

    package init(title: String, values: String) {
        self.title = title
        self.values = values
    }
}

extension SettingsOptions {
    /// What is recommended as a whole, in the provider's order, each once.
    package init(recommending settings: [RecommendedSettings]) {
        self.init()
        var seen: Set<String> = []
        let choices = settings.filter { seen.insert($0.values).inserted }.prefix(Self.choiceLimit)
        sections = [Section(choices: choices.map { BundleDescription.Choice(value: $0.values, title: $0.title) })]
    }
}
