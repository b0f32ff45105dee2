internal import SwiftUI

/// A provider that answers by completion handlers.
///
/// Unchecked since providers need not be Sendable: the configuration gives the provider away when it is read, and from
/// then on it is used on the queue of its kind, or on the main actor, never on both.
struct TimelineSource<Provider: TimelineProvider, Content: View>: EntrySource, @unchecked Sendable {
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content

    /// A conformance that is isolated to the main actor is not found from elsewhere.
    var isBoundToMainActor: Bool { !((provider as Any) is any TimelineProvider) }

    func ask(
        _ question: ProviderQuestion, in context: TimelineProviderContext, on executor: KindExecutor?,
        answer: @escaping @Sendable (ProvidedTimeline) -> Void
    ) {
        switch question {
        case .placeholder: answer(single(provider.placeholder(in: context)))
        case .snapshot: provider.getSnapshot(in: context, completion: HandedOver(value: single).completion(answer))
        case .timeline: provider.getTimeline(in: context, completion: HandedOver(value: all).completion(answer))
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

extension HandedOver {
    /// A handler for a provider to call. It knows nothing of the provider's type, so that the provider need not be Sendable.
    func completion<Answer>(
        _ answer: @escaping @Sendable (ProvidedTimeline) -> Void
    ) -> @Sendable (Answer) -> Void where Value == (Answer) -> ProvidedTimeline {
        { answer(value($0)) }
    }
}
