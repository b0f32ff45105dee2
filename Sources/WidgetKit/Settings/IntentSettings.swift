internal import AppIntents
internal import BundleMessages
internal import Foundation
internal import Intents

/// The settings that the class of an `.intentdefinition` declares.
struct IntentSettings<Intent: INIntent>: SettingsSource {
    var parameters: [BundleDescription.Parameter] {
        let shown = Set(Intent._parameters.shown(with: [:]))
        return Intent._parameters.map { BundleDescription.Parameter($0, isHidden: !shown.contains($0.name)) }
    }

    var summary: String { "" }

    func form(_ question: SettingsQuestion) async -> SettingsForm {
        let settings = question.values
        let intent = Intent.taking(settings)
        let problems = await intent.lookUp(settings)
        var form = SettingsForm()
        form.parameters = Intent._parameters.shown(with: settings)
        form.problems = problems.map { SettingsForm.Problem(parameter: $0.parameter, words: $0.reason) }
        form.titles = Intent._parameters.compactMap { parameter in
            parameter.title(of: settings[parameter.name], Intent.self).map { SettingsForm.Problem(parameter: parameter.name, words: $0) }
        }
        return form
    }

    func options(_ question: SettingsQuestion) async throws(BundleFailure) -> SettingsOptions {
        let name = question.parameter
        let offered: _INOffered?
        do { offered = try await Intent.taking(question.values).offered(for: name, matching: question.search) } catch {
            throw BundleFailure(code: .provider, message: "The choices for '\(name)' could not be had: \(error).")
        }
        guard let offered else { throw refusal(of: name) }
        return SettingsOptions(OfferedChoices(offered), of: name)
    }

    private func refusal(of name: String) -> BundleFailure {
        let known = Intent._parameters.filter { $0.offer != .none }.map { "'\($0.name)'" }
        let list = known.isEmpty ? "none has" : "only \(known.joined(separator: ", ")) has"
        return BundleFailure(code: .unknownParameter, message: "There is no parameter '\(name)' that has choices to ask for: \(list) them.")
    }
}

extension SettingsQuestion {
    fileprivate var values: [String: _IntentSetting] { settings.flatMap(_IntentSetting.members(ofJSON:)) ?? [:] }
}

extension OfferedChoices {
    fileprivate init(_ offered: _INOffered) {
        self.init(
            prompt: nil,
            sections: offered.sections.map { section in
                Section(title: section.title.map { "\($0)" }, subtitle: nil, choices: section.items.compactMap(Choice.init))
            })
    }
}

extension OfferedChoices.Choice {
    /// What an object is kept as, and what it is called; nil for one that cannot be kept.
    fileprivate init?(_ object: NSObject) {
        switch object {
        case let object as INObject:
            self.init(setting: .text(object.key), shown: DisplayRepresentation(object))
        case let text as NSString: self.init(String(describing: text))
        case let url as NSURL: self.init(url.absoluteString)
        case let words as INSpeakableString: self.init(words.spokenPhrase)
        case let number as NSNumber:
            let setting = Int(exactly: number.doubleValue).map(_IntentSetting.whole) ?? .number(number.doubleValue)
            self.init(setting: setting, shown: "\(setting.json)")
        default: return nil
        }
    }

    private init(_ text: String) { self.init(setting: .text(text), shown: "\(text)") }
}

extension DisplayRepresentation {
    fileprivate init(_ object: INObject) {
        var picture: Image?
        if case .symbol(let name)? = object.displayImage?.origin { picture = Image(systemName: name) }
        self.init(title: "\(object.displayString)", subtitle: object.subtitleString.map { "\($0)" }, image: picture)
    }
}

extension _INWords {
    /// In the language of who asks.
    fileprivate var localized: String {
        guard let key, let table else { return text }
        return StringLookup.text(forKey: key, table: table, bundle: .main, value: text)
    }
}

extension [_INParameter] {
    /// The names of those that an editor shows for some values.
    fileprivate func shown(with settings: [String: _IntentSetting]) -> [String] {
        filter { parameter in
            guard let condition = parameter.condition else { return true }
            let parent = first { $0.name == condition.parent }
            let value = settings[condition.parent]?.words ?? parent?.standard
            return condition.values.isEmpty ? value != nil : condition.values.contains { $0 == value }
        }.map(\.name)
    }
}

extension _INParameter {
    /// What a value of an enum, or an object that was looked up, is called.
    fileprivate func title(of setting: _IntentSetting?, _ intent: INIntent.Type) -> String? {
        if isLookedUp {
            let identifiers = setting.map { intent.lookedUp([name: $0]) }?[name] ?? []
            let names = OfferedObjects.shared.objects(identifiers, for: .init(intent, name)).map(\.displayString)
            return names.isEmpty ? nil : names.joined(separator: ", ")
        }
        guard case .choice(_, let choices) = type, case .text(let name)? = setting else { return nil }
        return choices.first { $0.name == name }?.title.localized
    }
}

extension BundleDescription.Parameter {
    fileprivate init(_ parameter: _INParameter, isHidden hidden: Bool) {
        self.init(name: parameter.name, title: parameter.title.localized, type: .other)
        isHidden = hidden
        offer = BundleDescription.Offer(parameter.offer)
        isList = parameter.isList
        (least, greatest) = (parameter.least, parameter.greatest)
        switch parameter.type {
        case .flag: type = .bool
        case .whole: type = .whole
        case .number: type = .number
        case .text: type = .text
        case .url: (type, isOptional) = (.url, true)
        case .date: (type, isOptional) = (.date, true)
        case .choice(let name, let choices):
            (type, typeName) = (.choice, name)
            self.choices = choices.prefix(Self.choiceLimit).map { choice in
                BundleDescription.Choice(value: _IntentSetting.text(choice.name).json, title: choice.title.localized)
            }
        case .object(let name): (type, typeName, isOptional) = (parameter.isLookedUp ? .entity : .text, name, true)
        case .other(let name): typeName = name
        }
        standard = parameter.standard.map { [.bool, .whole, .number].contains(type) ? $0 : _IntentSetting.text($0).json }
    }
}

extension BundleDescription.Offer {
    fileprivate init(_ offer: _INParameter.Offer) {
        self =
            switch offer {
            case .none: .none
            case .listed: .listed
            case .searched: .searched
            }
    }
}
