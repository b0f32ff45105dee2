package import Drawing
package import SwiftUI

/// What is asked of a provider.
package enum ProviderQuestion: Sendable {
    case placeholder
    case snapshot
    case timeline
}

/// What a provider gave: dates, and how each entry is drawn.
package struct ProvidedTimeline: Sendable {
    package var entries: [ProvidedEntry]
    package var policy: TimelineReloadPolicy
}

/// One entry, without its type.
package struct ProvidedEntry: Sendable {
    package let date: Date
    package let relevance: TimelineEntryRelevance?
    /// Draws the entry's view.
    package let draw: @MainActor (ViewRenderer) -> DisplayList
}

/// A provider and the view of its entries, without their types.
package protocol EntrySource: Sendable {
    /// Whether the provider may be used on the main actor only; true answers are found off the main actor alone.
    var isBoundToMainActor: Bool { get }

    /// Asks the provider. Called on the queue of the kind, whose executor is given, or on the main actor with none.
    ///
    /// `answer` may be called at any time, on any thread, any number of times or never: it is the author who calls it.
    func ask(
        _ question: ProviderQuestion, in context: TimelineProviderContext, on executor: KindExecutor?,
        answer: @escaping @Sendable (ProvidedTimeline) -> Void)

    /// The view of an entry that somebody else made; nil for one of another type.
    @MainActor func view(of entry: any TimelineEntry) -> AnyView?

    /// The settings that the provider recommends. Called where the provider may be used.
    func recommendations() -> [RecommendedSettings]
}

extension EntrySource {
    /// Without settings nothing can be recommended.
    package func recommendations() -> [RecommendedSettings] { [] }
}

/// A value of the author's on its way from one queue to another.
///
/// Unchecked since authors' types need not be Sendable, as elsewhere. It holds what is used in one place at a time: a provider
/// is used on the queue of its kind or on the main actor, never on both; an entry is given away by the provider that answers
/// with it, and from then on only its view reads it, on the main actor.
struct HandedOver<Value>: @unchecked Sendable {
    let value: Value
}

extension ProvidedEntry {
    /// An entry and the view for it.
    init<Entry: TimelineEntry, Content: View>(_ entry: Entry, content: @escaping @MainActor (Entry) -> Content) {
        let handedOver = HandedOver(value: entry)
        self.init(date: entry.date, relevance: entry.relevance) { renderer in
            renderer.list(of: content(handedOver.value))
        }
    }
}
