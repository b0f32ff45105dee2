import Synchronization

/// A parameter, without the type of its value.
protocol DefaultingParameter: Sendable {
    /// Takes a value that the parameter's options offer, where nobody has given it one.
    nonisolated(nonsending) func takeOfferedDefault() async
}

extension IntentParameter: DefaultingParameter {
    nonisolated(nonsending) func takeOfferedDefault() async {
        guard defaultValue == nil, current.withLock({ $0 == nil }), let provider = offeringProvider else { return }
        guard let offered = await offer(of: provider) else { return }
        current.withLock { if $0 == nil { $0 = Value.wrapping(offered) } }
    }

    /// Who knows the parameter's values: its own provider, or the query of its entity.
    var offeringProvider: (any DynamicOptionsProvider)? {
        let type: Any.Type = (Value.UnwrappedType.self as? any ListOfValues.Type)?.elementType ?? Value.UnwrappedType.self
        return options.provider ?? (type as? any AppEntity.Type)?.defaultQuery
    }

    /// The provider's default; or its first choice, where the parameter could not be read without a value.
    private nonisolated(nonsending) func offer<Provider: DynamicOptionsProvider>(of provider: Provider) async -> Value.UnwrappedType? {
        if let value = await provider.defaultResult() as? Value.UnwrappedType { return value }
        guard Value.unset == nil else { return nil }
        return try? await provider.results().items.first as? Value.UnwrappedType
    }
}

/// A list, without the type of what it holds.
private protocol ListOfValues {
    static var elementType: Any.Type { get }
}

extension Array: ListOfValues where Element: IntentValue {
    fileprivate static var elementType: Any.Type { Element.self }
}

extension AppIntent {
    /// Gives each parameter that nobody has set, and that declares no default, what its options offer.
    package nonisolated(nonsending) func takeOfferedDefaults() async {
        for field in Mirror(reflecting: self).children {
            guard let parameter = field.value as? any DefaultingParameter else { continue }
            await AskedIntent.$current.withValue(self) { await parameter.takeOfferedDefault() }
        }
    }
}
