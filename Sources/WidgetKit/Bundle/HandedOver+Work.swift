internal import AppIntents

/// The work of a provider that answers by returning.
typealias ProviderWork = nonisolated(nonsending) () async -> ProvidedTimeline

/// The work until a provider is asked that answers by a completion handler.
typealias ProviderPreparation = nonisolated(nonsending) () async -> Void

extension HandedOver where Value == ProviderWork {
    /// Starts the work on a kind's executor, or on the main actor. It knows nothing of the provider's type, so that the provider
    /// need not be Sendable.
    func start(on executor: KindExecutor?, _ answer: @escaping @Sendable (ProvidedTimeline) -> Void) {
        if let executor {
            // Not detached: the reader's language goes along.
            Task(executorPreference: executor) { answer(await value()) }
        } else {
            Task { @MainActor in answer(await value()) }
        }
    }
}

extension HandedOver where Value == ProviderPreparation {
    /// The same for one that answers by a completion handler.
    func start(on executor: KindExecutor?) {
        if let executor {
            Task(executorPreference: executor) { await value() }
        } else {
            Task { @MainActor in await value() }
        }
    }
}

extension AppIntent {
    /// An intent with its defaults and what was set; what does not hold is left out and told in the log.
    nonisolated(nonsending) static func configured(_ settings: [String: _IntentSetting]) async -> Self {
        let intent = Self()
        await intent.takeOfferedDefaults()
        for problem in await intent.resolve(settings) {
            BundleRuntime.shared.host?.log(.error, "The setting '\(problem.parameter)' is left out: \(problem.reason).")
        }
        return intent
    }
}
