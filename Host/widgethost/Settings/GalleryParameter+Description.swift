import BundleMessages
import Control

extension GalleryKind {
    init(_ kind: BundleDescription.Kind, quarantine: String? = nil) {
        self.init(
            kind: kind.kind, name: kind.displayName, description: kind.description, families: kind.families.map(\.name),
            parameters: kind.parameters.map(GalleryParameter.init), quarantine: quarantine)
        summary = kind.summary.isEmpty ? nil : kind.summary
        promptsForConfiguration = kind.promptsForConfiguration ? true : nil
        isControl = kind.isControl ? true : nil
    }
}

extension GalleryParameter {
    fileprivate init(_ parameter: BundleDescription.Parameter) {
        self.init(name: parameter.name, title: parameter.title, type: parameter.type.name)
        description = parameter.description.isEmpty ? nil : parameter.description
        typeName = parameter.typeName.isEmpty ? nil : parameter.typeName
        isList = parameter.isList ? true : nil
        isOptional = parameter.isOptional ? true : nil
        standard = parameter.standard.flatMap { try? JSONValue(reading: $0) }
        (minimum, maximum) = (parameter.least, parameter.greatest)
        control = parameter.control.name
        choices = parameter.type == .choice ? parameter.choices.map(SettingChoice.init) : nil
        options = parameter.offer.name
        dependencies = parameter.dependencies.isEmpty ? nil : parameter.dependencies
        isHidden = parameter.isHidden ? true : nil
    }
}

extension SettingChoice {
    /// What is no JSON, as only a bundle that is no Swift could write it, counts as a text.
    init(_ choice: BundleDescription.Choice) {
        self.init(
            value: (try? JSONValue(reading: choice.value)) ?? .string(choice.value), title: choice.title,
            subtitle: choice.subtitle.isEmpty ? nil : choice.subtitle, symbol: choice.symbol.isEmpty ? nil : choice.symbol)
    }
}

extension BundleDescription.ValueType {
    /// As authors know it.
    var name: String {
        switch self {
        case .other: "other"
        case .bool: "bool"
        case .whole: "int"
        case .number: "double"
        case .text: "string"
        case .date: "date"
        case .url: "url"
        case .choice: "enum"
        case .entity: "entity"
        }
    }
}

extension BundleDescription.Control {
    fileprivate var name: String? {
        switch self {
        case .usual: nil
        case .field: "field"
        case .stepper: "stepper"
        case .slider: "slider"
        case .date: "date"
        case .time: "time"
        case .dateTime: "dateTime"
        }
    }
}

extension BundleDescription.Offer {
    fileprivate var name: String? {
        switch self {
        case .none: nil
        case .listed: "listed"
        case .searched: "searched"
        }
    }
}
