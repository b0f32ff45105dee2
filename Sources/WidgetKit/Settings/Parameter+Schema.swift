internal import AppIntents
internal import BundleMessages

extension BundleDescription.Parameter {
    /// What an app intent says of a parameter, in the language of who asks.
    init(_ schema: IntentParameterSchema) {
        let title = String(localized: schema.title)
        self.init(name: schema.name, title: title.isEmpty ? schema.name : title, type: .other)
        description = schema.explanation.map { String(localized: $0) } ?? ""
        standard = schema.standard?.json
        (least, greatest) = (schema.range?.lowerBound, schema.range?.upperBound)
        control = BundleDescription.Control(schema.control)
        offer = BundleDescription.Offer(schema.offer)
        dependencies = schema.dependencies
        take(schema.kind)
    }

    private mutating func take(_ kind: _ValueKind) {
        switch kind {
        case .bool: type = .bool
        case .whole: type = .whole
        case .number: type = .number
        case .text: type = .text
        case .date: type = .date
        case .url: type = .url
        case .choice(let name, let choices):
            (type, typeName) = (.choice, name)
            self.choices = choices.prefix(Self.choiceLimit).map(BundleDescription.Choice.init)
        case .entity(let name): (type, typeName) = (.entity, name)
        case .list(let element):
            isList = true
            take(element)
        case .optional(let wrapped):
            isOptional = true
            take(wrapped)
        case .other(let name): typeName = name
        }
    }
}

extension BundleDescription.Choice {
    fileprivate init(_ choice: _ValueChoice) {
        let setting = _IntentSetting.text(choice.value)
        guard let shown = choice.shown else {
            self.init(value: setting.json, title: choice.value)
            return
        }
        self.init(setting, shown)
    }

    /// A value as it is shown.
    init(_ setting: _IntentSetting, _ shown: DisplayRepresentation) {
        self.init(value: setting.json, title: String(localized: shown.title), subtitle: shown.subtitle.map { String(localized: $0) } ?? "")
        if case .systemName(let name)? = shown.image?.source { symbol = name }
    }
}

extension BundleDescription.Control {
    fileprivate init(_ control: ParameterControl?) {
        self =
            switch control {
            case nil, .keyboard?: .usual
            case .field?: .field
            case .stepper?: .stepper
            case .slider?: .slider
            case .date?: .date
            case .time?: .time
            case .dateTime?: .dateTime
            }
    }
}

extension BundleDescription.Offer {
    fileprivate init(_ offer: IntentParameterSchema.Offer) {
        self =
            switch offer {
            case .none: .none
            case .listed: .listed
            case .searched: .searched
            }
    }
}
