/// An intent's settings as an editor lays them out.
package struct IntentForm: Hashable, Sendable {
    /// With "${name}" where a parameter stands; empty where there is only the list.
    package var sentence: String
    /// The names of the parameters that are shown, in order.
    package var parameters: [String]
}

/// A summary that can say which form it stands for.
protocol FormingSummary {
    /// Nil where the editor shows every parameter.
    func form(of intent: any AppIntent, family: String) -> IntentForm?
}

extension AppIntent {
    /// The form for the values that the intent has, in a widget of the named family.
    package func form(family: String) -> IntentForm {
        let all = parameters((any SchematicParameter).self).map(\.name)
        let stated = (Self.parameterSummary as? any FormingSummary)?.form(of: self, family: family)
        return stated ?? IntentForm(sentence: "", parameters: all)
    }
}

extension EmptyParameterSummary: FormingSummary {
    func form(of intent: any AppIntent, family: String) -> IntentForm? { nil }
}

extension IntentParameterSummary: FormingSummary {
    func form(of intent: any AppIntent, family: String) -> IntentForm? {
        guard let intent = intent as? Intent else { return nil }
        let names = sentence.parameters.map { intent.name(of: $0) }
        let text = sentence.text.split(separator: "%@", omittingEmptySubsequences: false)
        let words = zip(text, names.map { "${\($0 ?? "")}" } + [""]).map { $0 + $1 }.joined()
        return IntentForm(
            sentence: StringLookup.text(forKey: words, table: nil, bundle: .main, value: words),
            parameters: names.compactMap { $0 } + others.compactMap { intent.name(of: $0) })
    }
}

extension ParameterSummaryWhenCondition: FormingSummary {
    func form(of intent: any AppIntent, family: String) -> IntentForm? {
        guard let own = intent as? Intent else { return nil }
        let summary: any ParameterSummary = holds(own, family) ? content : otherwise
        return (summary as? any FormingSummary)?.form(of: intent, family: family)
    }
}

extension ParameterSummarySwitch: FormingSummary {
    func form(of intent: any AppIntent, family: String) -> IntentForm? {
        guard let own = intent as? Intent else { return nil }
        return (summary(for: own) as? any FormingSummary)?.form(of: intent, family: family)
    }
}

extension AppIntent {
    /// The name of the parameter that a key path leads to.
    fileprivate func name(of path: PartialKeyPath<Self>) -> String? {
        let wanted = self[keyPath: path] as AnyObject
        return parameters((any SchematicParameter).self).first { $0.parameter === wanted }?.name
    }
}
