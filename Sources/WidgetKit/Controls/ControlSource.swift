internal import AppIntents
internal import Foundation
internal import SwiftUI

/// A control as a timeline of one entry: its value, and what it looks like with that.
///
/// Unchecked for the reason given at `TimelineSource`.
struct ControlSource<Value, Content: ControlWidgetTemplate>: EntrySource, @unchecked Sendable {
    /// Who knows the value, where anybody does.
    let provider: Any?
    /// The value, or one for a preview, for some settings.
    let value: nonisolated(nonsending) (_ isPreview: Bool, _ settings: [String: _IntentSetting]) async throws -> Value
    let content: (Value) -> Content

    /// A conformance that is isolated to the main actor is not found from elsewhere.
    var isBoundToMainActor: Bool {
        guard let provider else { return false }
        return !(provider is any ControlValueProvider) && !(provider is any AppIntentControlValueProvider)
    }

    func ask(
        _ question: ProviderQuestion, in context: TimelineProviderContext, on executor: KindExecutor?,
        answer: @escaping @Sendable (ProvidedTimeline) -> Void
    ) {
        let isPreview = question == .placeholder || context.isPreview
        HandedOver(value: { await timeline(isPreview, context.settings) }).start(on: executor, answer)
    }

    @MainActor func view(of entry: any TimelineEntry) -> AnyView? { nil }

    /// A control whose value cannot be had has nothing new to show.
    private nonisolated(nonsending) func timeline(_ isPreview: Bool, _ settings: [String: _IntentSetting]) async -> ProvidedTimeline {
        do {
            let template = content(try await value(isPreview, settings))
            return ProvidedTimeline(entries: [ProvidedEntry(showing: template)], policy: .never)
        } catch {
            BundleRuntime.shared.host?.log(.error, "A control's value could not be had: \(error).")
            // Nothing to be shown at once: the host keeps what it has and tries again later.
            return ProvidedTimeline(entries: [], policy: .atEnd)
        }
    }
}

extension ProvidedEntry {
    /// An entry that holds from the beginning of time.
    fileprivate init<Template: ControlWidgetTemplate>(showing template: Template) {
        let handedOver = HandedOver(value: template)
        self.init(date: Date(timeIntervalSince1970: 0), relevance: nil) { renderer in
            renderer.list(of: Template._view(handedOver.value, _ControlLook()))
        }
    }
}
