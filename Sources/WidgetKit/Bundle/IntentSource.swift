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
        switch question {
        case .placeholder: answer(single(provider.placeholder(in: context)))
        case .snapshot:
            provider.getSnapshot(for: .configured(context.settings), in: context, completion: HandedOver(value: single).completion(answer))
        case .timeline:
            provider.getTimeline(for: .configured(context.settings), in: context, completion: HandedOver(value: all).completion(answer))
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
