/// What an editor needs to know of a parameter.
package struct IntentParameterSchema: Hashable, Sendable {
    package var name: String
    package var title: LocalizedStringResource
    package var explanation: LocalizedStringResource?
    package var kind: _ValueKind
    /// The declared default.
    package var standard: _IntentSetting?
    package var range: ClosedRange<Double>?
    package var control: ParameterControl?
    package var offer: Offer
    /// The names of the parameters that its choices depend on.
    package var dependencies: [String]

    /// How choices are had.
    package enum Offer: Hashable, Sendable {
        /// There are none beside those of the kind.
        case none
        /// They are asked for.
        case listed
        /// They are asked for, also by text.
        case searched
    }
}

/// A parameter, without the type of its value.
protocol SchematicParameter: AnyObject, Sendable {
    func schema(named name: String, in intent: any AppIntent) -> IntentParameterSchema
}

extension IntentParameter: SchematicParameter {
    func schema(named name: String, in intent: any AppIntent) -> IntentParameterSchema {
        IntentParameterSchema(
            name: name, title: title, explanation: explanation, kind: Value._kind, standard: defaultValue?._setting, range: options.range,
            control: options.control, offer: offer, dependencies: dependencies(in: intent))
    }

    private var offer: IntentParameterSchema.Offer {
        guard let provider = offeringProvider else { return .none }
        return provider is any EntityStringQuery ? .searched : .listed
    }

    private func dependencies(in intent: any AppIntent) -> [String] {
        guard let provider = offeringProvider else { return [] }
        let dependencies = Mirror(reflecting: provider).children.compactMap { $0.value as? any ParameterDependency }
        return intent.parameters((any SchematicParameter).self).compactMap { name, parameter in
            dependencies.contains { $0.isOn(parameter, of: intent) } ? name : nil
        }
    }
}

extension AppIntent {
    /// The parameters in the order of their declaration.
    package var schema: [IntentParameterSchema] {
        parameters((any SchematicParameter).self).map { $0.parameter.schema(named: $0.name, in: self) }
    }
}
