internal import AppIntents
internal import BundleMessages
internal import Drawing
internal import Foundation
internal import SwiftUI

/// Draws the entries of one kind in the environments of a request.
struct EntryDrawing: Sendable {
    let contentMarginsDisabled: Bool
    let containerBackgroundRemovable: Bool
    /// Whether it stands in a container, with corners and a ground of its own.
    var isWidget = true
    let host: HostPort

    /// The reply to a request: entries in the provider's order, each drawn in each environment.
    @MainActor func reply(
        to request: WidgetRequest, _ id: UInt64, _ question: ProviderQuestion, _ provided: ProvidedTimeline
    ) -> BundleReply.Body {
        var reply = TimelineReplyBuilder(policy: provided.policy)
        let canvases = request.environments.map { DrawingEnvironment($0, request: request, isPlaceholder: question == .placeholder) }
        let entries = reply.usable(provided.entries)
        let wanted = request.drawnAt.flatMap { entries.holding(at: $0) }
        for (index, entry) in zip(entries.indices, entries) {
            guard reply.hasRoom else { break }
            guard !request.leftOut.contains(UInt32(clamping: index)) else { continue }
            let isDrawn = wanted.map { $0 == index } ?? true
            if isDrawn { host.drawing(index, of: entries.count, entry.date, request: id) }
            let lists = isDrawn ? canvases.map { draw(entry, on: $0, request, warnings: &reply.warnings).encoded() } : []
            reply.append(entry, lists: lists)
        }
        if question != .timeline, reply.entries.isEmpty {
            let reason = reply.warnings.sentences.first ?? "It gave no entry."
            return .failure(BundleFailure(code: .provider, message: "'\(request.kind)' could not be drawn. \(reason)"))
        }
        return .timeline(reply.timeline)
    }

    @MainActor private func draw(
        _ entry: ProvidedEntry, on canvas: DrawingEnvironment, _ request: WidgetRequest, warnings: inout Warnings
    ) -> DisplayList {
        let resources = BundleResources.of(host)
        let session = RenderSession(resources: resources)
        // Beside a clock nothing lies behind a widget but the wallpaper.
        let showsBackground = canvas.family.isSystem && (canvas.showsContainerBackground || !containerBackgroundRemovable)
        var renderer = ViewRenderer(
            size: request.size, environment: canvas.values(for: entry, showsBackground: showsBackground, resources), session: session)
        renderer.margins = contentMarginsDisabled ? EdgeInsets() : canvas.family.contentMargins
        renderer.cornerRadius = isWidget ? canvas.family.cornerRadius : 0
        renderer.marginsNeedBackground = true
        if showsBackground {
            renderer.defaultBackground = canvas.systemBackground
            renderer.ground = canvas.ground
        } else if canvas.family.isSystem, canvas.isRecolored {
            renderer.defaultBackground = canvas.plate
        }
        let list = StringLookup.$reader.withValue(canvas.locale) { entry.draw(renderer) }
        warnings.add(session.warnings)
        if isWidget, showsBackground, session.containerBackground == nil {
            warnings.add([
                "'\(request.kind)' gives its view no containerBackground(for: .widget): it is drawn up to the edge, on the system's background."
            ])
        }
        return list
    }
}

extension ArraySlice<ProvidedEntry> {
    /// The entry that holds at a moment as the host has it: the latest that has come, of equal dates the last, or else the first to come.
    ///
    /// Moments that are closer to each other than what crosses can tell are one to the host.
    fileprivate func holding(at moment: Date) -> Int? {
        let moments = indices.map { (index: $0, seconds: self[$0].date.timeIntervalSince1970) }
        let come = moments.filter { $0.seconds <= moment.timeIntervalSince1970 }
        guard let shown = come.map(\.seconds).max() ?? moments.map(\.seconds).min() else { return nil }
        return moments.last { $0.seconds == shown }?.index
    }
}
