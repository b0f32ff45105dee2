internal import AppIntents
internal import BundleMessages
internal import Foundation
internal import Intents

/// The settings that the class of an `.intentdefinition` declares.
struct IntentSettings<Intent: INIntent>: SettingsSource {
    var parameters: [BundleDescription.Parameter] { Intent._parameters.map(BundleDescription.Parameter.init) }
    var summary: String { "" }

    func form(_ question: SettingsQuestion) async -> SettingsForm {
        let settings = question.settings.flatMap(_IntentSetting.members(ofJSON:)) ?? [:]
        var form = SettingsForm()
        form.parameters = Intent._parameters.map(\.name)
        form.titles = Intent._parameters.compactMap { parameter in
            parameter.title(of: settings[parameter.name]).map { SettingsForm.Problem(parameter: parameter.name, words: $0) }
        }
        return form
    }

    func options(_ question: SettingsQuestion) async throws(BundleFailure) -> SettingsOptions {
        throw BundleFailure(
            code: .unknownParameter,
            message: "There is no parameter '\(question.parameter)' whose choices can be asked for: an intents extension is not asked.")
    }
}

extension INIntent {
    /// An intent of its own with the values that are set; what does not fit is left out.
    static func configured(_ settings: [String: _IntentSetting]) -> Self {
        let intent = Self()
        for (name, setting) in settings {
            if let value = _INValue(setting) { intent._take(value, for: name) }
        }
        return intent
    }
}

extension _INValue {
    fileprivate init?(_ setting: _IntentSetting) {
        switch setting {
        case .bool(let value): self = .flag(value)
        case .whole(let value): self = .number(Double(value))
        case .number(let value): self = .number(value)
        case .text(let value): self = .text(value)
        case .list(let values): self = .list(values.compactMap(_INValue.init))
        case .none, .members: return nil
        }
    }
}

extension _INParameter {
    /// What a value of an enum is called.
    fileprivate func title(of setting: _IntentSetting?) -> String? {
        guard case .choice(_, let choices) = type, case .text(let name)? = setting else { return nil }
        return choices.first { $0.name == name }?.title
    }
}

extension BundleDescription.Parameter {
    fileprivate init(_ parameter: _INParameter) {
        self.init(name: parameter.name, title: parameter.title, type: .other)
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
                BundleDescription.Choice(value: _IntentSetting.text(choice.name).json, title: choice.title)
            }
        case .object(let name): (type, typeName, isOptional) = (.text, name, true)
        case .other(let name): typeName = name
        }
        standard = parameter.standard.map { [.bool, .whole, .number].contains(type) ? $0 : _IntentSetting.text($0).json }
    }
}
