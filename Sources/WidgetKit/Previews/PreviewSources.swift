internal import Foundation
internal import SwiftUI

/// A view that is previewed by itself.
struct PreviewedParts: EntrySource {
    let make: @MainActor () -> AnyView

    var isBoundToMainActor: Bool { false }

    func ask(
        _ question: ProviderQuestion, in context: TimelineProviderContext, on executor: KindExecutor?,
        answer: @escaping @Sendable (ProvidedTimeline) -> Void
    ) {
        // It is seen at the moment of the question, whenever that is.
        let entry = ProvidedEntry(date: .distantPast, relevance: nil) { [make] in $0.list(of: make()) }
        answer(ProvidedTimeline(entries: [entry], policy: .never))
    }

    @MainActor func view(of entry: any TimelineEntry) -> AnyView? { nil }
}

extension PreviewedParts {
    /// One of the views of a provider.
    @MainActor static func source<Provider: PreviewProvider>(of type: Provider.Type, index: Int) -> PreviewedParts {
        PreviewedParts { AnyView(PreviewedPart(Provider.previews, index: index)) }
    }
}

/// Entries that a preview lists itself, drawn as the widget draws its own.
struct PreviewedEntries: EntrySource {
    let entries: @MainActor () async -> [any TimelineEntry]
    let widget: any EntrySource

    var isBoundToMainActor: Bool { false }

    func ask(
        _ question: ProviderQuestion, in context: TimelineProviderContext, on executor: KindExecutor?,
        answer: @escaping @Sendable (ProvidedTimeline) -> Void
    ) {
        Task { @MainActor in
            let provided = await entries().map { entry in
                let handedOver = HandedOver(value: entry)
                return ProvidedEntry(date: entry.date, relevance: entry.relevance) { [widget] renderer in
                    renderer.list(of: widget.view(of: handedOver.value))
                }
            }
            answer(ProvidedTimeline(entries: provided, policy: .never))
        }
    }

    @MainActor func view(of entry: any TimelineEntry) -> AnyView? { widget.view(of: entry) }
}

/// Views that follow one another, a second each.
struct PreviewedSequence: EntrySource {
    let views: @MainActor () async -> [AnyView]

    var isBoundToMainActor: Bool { false }

    func ask(
        _ question: ProviderQuestion, in context: TimelineProviderContext, on executor: KindExecutor?,
        answer: @escaping @Sendable (ProvidedTimeline) -> Void
    ) {
        Task { @MainActor in
            let provided = await views().enumerated().map { index, view in
                let handedOver = HandedOver(value: view)
                return ProvidedEntry(date: Date.distantPast + Double(index), relevance: nil) { $0.list(of: handedOver.value) }
            }
            answer(ProvidedTimeline(entries: provided, policy: .never))
        }
    }

    @MainActor func view(of entry: any TimelineEntry) -> AnyView? { nil }
}
