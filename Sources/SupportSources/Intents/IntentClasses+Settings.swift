import Projects

extension IntentClasses {
    /// What an editor needs to know of an intent, and how what was set reaches it.
    func settings(_ intent: IntentDefinition.Intent) -> String {
        guard !intent.parameters.isEmpty else { return "" }
        let described = intent.parameters.map { "            \(description(of: $0)),\n" }.joined()
        let taken = intent.parameters.compactMap(taking).map { "        \($0)\n" }.joined()
        let kept = intent.parameters.compactMap(keeping).map { "        \($0)\n" }.joined()
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

                public override func _value(of name: String) -> _INValue? {
                    switch name {
            \(kept)        default: super._value(of: name)
                    }
                }

            """
    }

    private func description(of parameter: IntentDefinition.Parameter) -> String {
        let words = [SwiftWord.literal(parameter.name), "title: \(words(parameter.title, or: parameter.name))"]
        let bounds = [("least", parameter.least), ("greatest", parameter.greatest)].compactMap { name, bound in
            bound.map { "\(name): \($0)" }
        }
        let rest =
            (parameter.isList ? ["isList: true"] : [])
            + (standard(of: parameter).map { ["standard: \(SwiftWord.literal($0))"] } ?? []) + bounds + offer(of: parameter)
            + (parameter.condition.map { [condition($0)] } ?? [])
        return "_INParameter(\((words + [valueType(of: parameter)] + rest).joined(separator: ", ")))"
    }

    private func valueType(of parameter: IntentDefinition.Parameter) -> String {
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
            let choices = cases.map { ".init(\(SwiftWord.literal($0.name)), title: \(words($0.title, or: $0.name)))" }
            return ".choice(typeName: \(SwiftWord.literal(name)), [\(choices.joined(separator: ", "))])"
        }
    }

    private func words(_ words: IntentDefinition.Words, or name: String) -> String {
        let text = SwiftWord.literal(words.text.isEmpty ? name : words.text)
        guard let key = words.key else { return text }
        return "_INWords(\(text), key: \(SwiftWord.literal(key)), table: \(SwiftWord.literal(words.table)))"
    }

    // Where nobody answers, nothing is offered.
    private func offer(of parameter: IntentDefinition.Parameter) -> [String] {
        guard !extensions.isEmpty else { return [] }
        return switch parameter.options {
        case .none: []
        case .listed: ["offer: .listed"]
        case .searched: ["offer: .searched"]
        }
    }

    private func condition(_ condition: IntentDefinition.Parameter.Condition) -> String {
        let values = condition.values.map { SwiftWord.literal($0) }.joined(separator: ", ")
        return "condition: .init(\(SwiftWord.literal(condition.parent)), [\(values)])"
    }

    /// The default as text; nil where there is none.
    private func standard(of parameter: IntentDefinition.Parameter) -> String? {
        switch (parameter.kind, parameter.initial) {
        case (.choice(let name), let value):
            let choice = definition.choices.first { $0.name == name }
            let stated = value?.string.map(SwiftWord.withSmallHead)
            // What nobody can choose is no default for an editor.
            let standard = choice?.cases.first { $0.name == stated } ?? choice?.first
            return choice?.offered.first { $0 == standard }?.name
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

    /// The case that tells what one parameter holds.
    private func keeping(_ parameter: IntentDefinition.Parameter) -> String? {
        let name = SwiftWord.declared(parameter.name)
        let head = "case \(SwiftWord.literal(parameter.name)):"
        if case .choice = parameter.kind { return "\(head) _INValue._kept(\"\\(self.\(name))\")" }
        guard reading(parameter) != nil else { return nil }
        let label = parameter.kind == .flag ? "flag: " : ""
        return parameter.isList
            ? "\(head) _INValue._kept(self.\(name)) { _INValue._kept(\(label)$0) }" : "\(head) _INValue._kept(\(label)self.\(name))"
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
