internal import AppIntents
internal import Dispatch
internal import BundleMessages
internal import Drawing
internal import Foundation

// Questions about settings, and intents that are performed: on the queue of the kind too, after all that was asked before.
extension KindWorker {
    func form(_ question: SettingsQuestion, _ slot: ReplySlot) {
        guard let settings else { return slot.send(.failure(question.refusal)) }
        work(for: question.locale) { slot.send(.form(await settings.form(question))) }
    }

    func options(_ question: SettingsQuestion, _ slot: ReplySlot) {
        guard let settings else { return slot.send(.failure(question.refusal)) }
        guard !question.parameter.isEmpty else { return recommend(for: question.locale, slot) }
        work(for: question.locale) {
            do throws(BundleFailure) { slot.send(.options(try await settings.options(question))) } catch { slot.send(.failure(error)) }
        }
    }

    /// Sends the settings that the provider recommends as a whole.
    private func recommend(for locale: String, _ slot: ReplySlot) {
        let answer: @Sendable () -> Void = { [source] in
            StringLookup.$reader.withValue(Locale(identifier: locale)) {
                slot.send(.options(SettingsOptions(recommending: source.recommendations())))
            }
        }
        executor.run { [source] in
            if source.isBoundToMainActor { DispatchQueue.main.async(execute: answer) } else { answer() }
        }
    }

    /// Performs an intent with the values that it had when it was drawn.
    func perform(_ action: ActionRequest, _ slot: ReplySlot) {
        let name = action.intent.name
        guard let type = IntentTypes.type(named: action.intent.type) else {
            return slot.fail(.unknownIntent, "There is no intent '\(name)' in this build.")
        }
        work(for: action.locale) {
            let intent = type.init()
            let values = _IntentSetting.members(ofJSON: action.intent.values) ?? [:]
            if let problem = await intent.resolve(values).first {
                return slot.fail(.provider, "'\(name)' cannot be performed: its '\(problem.parameter)' \(problem.reason).")
            }
            do { slot.send(.performed(ActionReply(try await IntentOutcome.performing(intent)))) } catch {
                slot.fail(.provider, "'\(name)' failed: \(error.words).")
            }
        }
    }

    private func work(for locale: String, _ body: @escaping @Sendable () async -> Void) {
        StringLookup.$reader.withValue(Locale(identifier: locale)) { _ = Task(executorPreference: executor) { await body() } }
    }
}

extension ActionReply {
    fileprivate init(_ outcome: IntentOutcome) {
        self.init()
        dialog = outcome.dialog.map { String(localized: $0.full) } ?? ""
        url = outcome.url?.absoluteString ?? ""
        opensApp = outcome.opensApp
    }
}

extension Error {
    /// What the author says of it, else its name and values.
    fileprivate var words: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
