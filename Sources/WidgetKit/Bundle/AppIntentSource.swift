internal import AppIntents
internal import SwiftUI

/// A provider that answers by returning, some time later.
///
/// Unchecked for the reason given at `TimelineSource`.
struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: EntrySource, @unchecked Sendable {
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content
    /// The settings of a preview; nil for those that the user or nobody made.
    var intent: Provider.Intent?

    /// A conformance that is isolated to the main actor is not found from elsewhere.
    var isBoundToMainActor: Bool { !((provider as Any) is any AppIntentTimelineProvider) }

    func ask(
        _ question: ProviderQuestion, in context: TimelineProviderContext, on executor: KindExecutor?,
        answer: @escaping @Sendable (ProvidedTimeline) -> Void
    ) {
        guard question != .placeholder else { return answer(single(provider.placeholder(in: context))) }
        HandedOver(value: { await timeline(question, in: context) }).start(on: executor, answer)
    }

    private nonisolated(nonsending) func timeline(
        _ question: ProviderQuestion, in context: TimelineProviderContext
    ) async -> ProvidedTimeline {
        let intent = await intent(for: context)
        switch question {
        case .placeholder, .snapshot: return single(await provider.snapshot(for: intent, in: context))
        case .timeline:
            let timeline = await provider.timeline(for: intent, in: context)
            return ProvidedTimeline(entries: timeline.entries.map { ProvidedEntry($0, content: content) }, policy: timeline.policy)
        }
    }

    func recommendations() -> [RecommendedSettings] {
        provider.recommendations().map { recommended in
            RecommendedSettings(
                title: String(localized: recommended.description),
                values: _IntentSetting.json(of: recommended.intent.kept.settings.filter { $0.value != .none }))
        }
    }

    private nonisolated(nonsending) func intent(for context: TimelineProviderContext) async -> Provider.Intent {
        if let intent { return intent }
        return await Provider.Intent.configured(context.settings)
    }

    @MainActor func view(of entry: any TimelineEntry) -> AnyView? { (entry as? Provider.Entry).map { AnyView(content($0)) } }

    private func single(_ entry: Provider.Entry) -> ProvidedTimeline {
        ProvidedTimeline(entries: [ProvidedEntry(entry, content: content)], policy: .never)
    }
}
