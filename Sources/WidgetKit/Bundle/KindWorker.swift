internal import AppIntents
package import BundleMessages
import Dispatch
internal import Foundation
internal import SwiftUI

/// One kind at work: its provider on a queue of its own, its views on the main actor.
package final class KindWorker: Sendable {
    package let kind: BundleDescription.Kind
    let source: any EntrySource
    let settings: (any SettingsSource)?
    let executor: KindExecutor
    private let host: HostPort
    private let drawing: EntryDrawing

    /// Nil for an empty configuration.
    package init?(_ declaration: _WidgetDeclaration, host: HostPort) {
        guard let kind = declaration.message, let source = declaration.source else { return nil }
        self.kind = kind
        self.source = source
        self.host = host
        settings = declaration.settings
        executor = KindExecutor(kind: kind.kind)
        drawing = EntryDrawing(
            contentMarginsDisabled: declaration.contentMarginsDisabled,
            containerBackgroundRemovable: declaration.containerBackgroundRemovable, host: host)
    }

    /// A preview: of a widget as widgets are drawn, of another view up to its edges.
    init(preview kind: String, source: any EntrySource, isWidget: Bool, host: HostPort) {
        self.kind = BundleDescription.Kind(kind: kind, displayName: kind, description: "", families: [])
        self.source = source
        self.host = host
        settings = nil
        executor = KindExecutor(kind: kind)
        drawing = EntryDrawing(
            contentMarginsDisabled: !isWidget, containerBackgroundRemovable: isWidget, isWidget: isWidget, host: host)
    }

    /// Asks the provider and sends what it says, drawn. Returns at once.
    package func serve(_ question: ProviderQuestion, _ request: WidgetRequest, _ slot: ReplySlot) {
        let context = TimelineProviderContext(request)
        let answer: @Sendable (ProvidedTimeline) -> Void = { self.answer(question, request, $0, slot) }
        let reader = request.environments.first.map { Locale(identifier: $0.locale) }
        executor.run { [source, executor] in
            guard source.isBoundToMainActor else {
                return StringLookup.$reader.withValue(reader) { source.ask(question, in: context, on: executor, answer: answer) }
            }
            DispatchQueue.main.async {
                StringLookup.$reader.withValue(reader) { source.ask(question, in: context, on: nil, answer: answer) }
            }
        }
    }

    private func answer(_ question: ProviderQuestion, _ request: WidgetRequest, _ timeline: ProvidedTimeline, _ slot: ReplySlot) {
        guard slot.take() else {
            return host.log(.error, "The provider of '\(kind.kind)' answered a request twice; the second answer was left out.")
        }
        DispatchQueue.main.async { [drawing] in
            MainActor.assumeIsolated { slot.send(drawing.reply(to: request, slot.id, question, timeline)) }
        }
    }
}

extension TimelineProviderContext {
    fileprivate init(_ request: WidgetRequest) {
        self.init(
            family: WidgetFamily(request.family), isPreview: request.isPreview, displaySize: request.size,
            environmentVariants: EnvironmentVariants(request.environments),
            settings: request.settings.flatMap(_IntentSetting.members(ofJSON:)) ?? [:])
    }
}
