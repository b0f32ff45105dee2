import Projects

extension IntentClasses {
    /// What an editor needs to know of an intent, and how what was set reaches it.
    func settings(_ intent: IntentDefinition.Intent) -> String {
        guard !intent.parameters.isEmpty else { return "" }
        let described = intent.parameters.map { "            \(description(of: $0)),\n" }.joined()
        let taken = intent.parameters.compactMap(taking).map { "        \($0)\n" }.joined()
        return """

                public override class var _parameters: [_INParameter] {
                    [
            \(described)        ]
                }

                public override func _take(_ value: _INValue, for name: String) {
                    switch name {
            \(taken)        default: super._take(value, for: name)
                    }
                }

            """
    }

    private func description(of parameter: IntentDefinition.Parameter) -> String {
        let words = [SwiftWord.literal(parameter.name), "title: \(SwiftWord.literal(title(parameter.title, parameter.name)))"]
        let bounds = [("least", parameter.least), ("greatest", parameter.greatest)].compactMap { name, bound in
            bound.map { "\(name): \($0)" }
        }
        let rest =
            (parameter.isList ? ["isList: true"] : [])
            + (standard(of: parameter).map { ["standard: \(SwiftWord.literal($0))"] } ?? []) + bounds
        return "_INParameter(\((words + [type(of: parameter)] + rest).joined(separator: ", ")))"
    }

    private func type(of parameter: IntentDefinition.Parameter) -> String {
        switch parameter.kind {
        case .text, .system("INSpeakableString"): return ".text"
        case .number: return parameter.isWhole ? ".whole" : ".number"
        case .flag: return ".flag"
        case .system("DateComponents"): return ".date"
        case .system("URL"): return ".url"
        case .system("INObject"): return ".object(typeName: \"INObject\")"
        case .system(let name): return ".other(typeName: \(SwiftWord.literal(name)))"
        case .object(let name): return ".object(typeName: \(SwiftWord.literal(name)))"
        case .choice(let name):
            let cases = definition.choices.first { $0.name == name }?.offered ?? []
            let choices = cases.map { ".init(\(SwiftWord.literal($0.name)), title: \(SwiftWord.literal(title($0.title, $0.name))))" }
            return ".choice(typeName: \(SwiftWord.literal(name)), [\(choices.joined(separator: ", "))])"
        }
    }

    private func title(_ stated: String, _ name: String) -> String { stated.isEmpty ? name : stated }

    /// The default as text; nil where there is none.
    private func standard(of parameter: IntentDefinition.Parameter) -> String? {
        switch (parameter.kind, parameter.initial) {
        case (.choice(let name), let value):
            let choice = definition.choices.first { $0.name == name }
            let stated = value?.string.map(SwiftWord.withSmallHead)
            return (choice?.cases.first { $0.name == stated } ?? choice?.first)?.name
        case (_, _) where parameter.isList: return nil
        case (.text, .string(let text)): return text
        case (.number, .integer(let number)): return "\(number)"
        case (.number, .real(let number)) where number.isFinite: return "\(number)"
        case (.flag, .boolean(let flag)): return "\(flag)"
        case (.flag, .integer(let number)): return "\(number != 0)"
        default: return nil
        }
    }

    /// The case that takes one parameter; nil for a type that nobody can set.
    private func taking(_ parameter: IntentDefinition.Parameter) -> String? {
        let name = SwiftWord.declared(parameter.name)
        let head = "case \(SwiftWord.literal(parameter.name)):"
        if case .choice(let type) = parameter.kind {
            return "\(head) self.\(name) = \(type).allCases.first { \"\\($0)\" == value._text } ?? self.\(name)"
        }
        guard let one = reading(parameter) else { return nil }
        return parameter.isList
            ? "\(head) self.\(name) = value._list { value in \(one) } ?? self.\(name)" : "\(head) self.\(name) = \(one) ?? self.\(name)"
    }

    private func reading(_ parameter: IntentDefinition.Parameter) -> String? {
        switch parameter.kind {
        case .text: "value._text"
        case .number, .flag: "value._number"
        case .system("DateComponents"): "value._components"
        case .system("URL"): "value._url"
        case .system("INSpeakableString"): "value._text.map { INSpeakableString(spokenPhrase: $0) }"
        case .system("INObject"): "value._object.map { INObject(identifier: $0.identifier, display: $0.display) }"
        case .system, .choice: nil
        case .object(let name): "value._object.map { \(name)(identifier: $0.identifier, display: $0.display) }"
        }
    }
}

extension IntentDefinition.Choice {
    /// Those that a user can choose: Xcode's editor puts one for what is not known before them.
    fileprivate var offered: [Case] {
        let known = cases.filter { !($0.number == 0 && $0.name == "unknown") }
        return known.isEmpty ? cases : known
    }
}
