internal import AppIntents
internal import BundleMessages

extension SettingsOptions {
    /// What is offered, each value once, and not without end.
    init(_ offered: OfferedChoices, of parameter: String) {
        self.init()
        prompt = offered.prompt.map { String(localized: $0) } ?? ""
        var taken: Set<_IntentSetting> = []
        var room = Self.choiceLimit
        var twice: String?
        for section in offered.sections.prefix(Self.sectionLimit) {
            var choices: [BundleDescription.Choice] = []
            for choice in section.choices where room > 0 {
                guard taken.insert(choice.setting).inserted else {
                    twice = twice ?? choice.setting.json
                    continue
                }
                room -= 1
                choices.append(BundleDescription.Choice(choice.setting, choice.shown))
            }
            sections.append(
                Section(
                    title: section.title.map { String(localized: $0) } ?? "",
                    subtitle: section.subtitle.map { String(localized: $0) } ?? "",
                    choices: choices))
        }
        if let twice {
            warnings.append("Several choices for '\(parameter)' have one identifier, as \(twice): the first of them is offered.")
        }
        let count = offered.sections.reduce(0) { $0 + $1.choices.count }
        if room == 0, count > Self.choiceLimit {
            warnings.append("There are \(count) choices for '\(parameter)'; those after the first \(Self.choiceLimit) were left out.")
        }
    }
}
