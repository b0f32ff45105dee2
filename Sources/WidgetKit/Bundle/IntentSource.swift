internal import AppIntents
internal import Intents
internal import SwiftUI

/// A provider that answers by completion handlers, for an intent with what was set.
///
/// Unchecked for the reason given at `TimelineSource`.
struct IntentSource<Provider: IntentTimelineProvider, Content: View>: EntrySource, @unchecked Sendable {
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content

    /// A conformance that is isolated to the main actor is not found from elsewhere.
    var isBoundToMainActor: Bool { !((provider as Any) is any IntentTimelineProvider) }

    func ask(
        _ question: ProviderQuestion, in context: TimelineProviderContext, on executor: KindExecutor?,
        answer: @escaping @Sendable (ProvidedTimeline) -> Void
    ) {
        // Each question gets an intent of its own: a class that the author keeps is not shared between two.
        guard question != .placeholder else { return answer(single(provider.placeholder(in: context))) }
        guard !Provider.Intent.lookedUp(context.settings).isEmpty else {
            return ask(question, .taking(context.settings), in: context, answer: answer)
        }
        HandedOver(value: {
            ask(question, await .configured(context.settings, on: executor), in: context, answer: answer)
        }).start(on: executor)
    }

    private func ask(
        _ question: ProviderQuestion, _ intent: Provider.Intent, in context: TimelineProviderContext,
        answer: @escaping @Sendable (ProvidedTimeline) -> Void
    ) {
        if question == .timeline {
            provider.getTimeline(for: intent, in: context, completion: HandedOver(value: all).completion(answer))
        } else {
            provider.getSnapshot(for: intent, in: context, completion: HandedOver(value: single).completion(answer))
        }
    }

    func recommendations() -> [RecommendedSettings] {
        provider.recommendations().map { recommended in
            RecommendedSettings(title: recommended.description, values: _IntentSetting.json(of: recommended.intent.settings))
        }
    }

    @MainActor func view(of entry: any TimelineEntry) -> AnyView? { (entry as? Provider.Entry).map { AnyView(content($0)) } }

    private func single(_ entry: Provider.Entry) -> ProvidedTimeline {
        ProvidedTimeline(entries: [ProvidedEntry(entry, content: content)], policy: .never)
    }

    private func all(_ timeline: Timeline<Provider.Entry>) -> ProvidedTimeline {
        ProvidedTimeline(entries: timeline.entries.map { ProvidedEntry($0, content: content) }, policy: timeline.policy)
    }
}
