import AppIntents
import SwiftUI
import WidgetKit

/// A thing whose queries go wrong, each in its way.
struct Thing: AppEntity {
    let id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    static let defaultQuery = ThingQuery()
    var displayRepresentation: DisplayRepresentation { "Thing \(id)" }
}

struct ThingQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Thing] { identifiers.filter { $0 < 100 }.map(Thing.init) }
    func suggestedEntities() async throws -> [Thing] { [Thing(id: 1), Thing(id: 2), Thing(id: 1)] }
}

enum TroubleError: Error { case offline }

struct ThrowingQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Thing] { throw TroubleError.offline }
    func suggestedEntities() async throws -> [Thing] { throw TroubleError.offline }
}

struct StuckQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Thing] { try await nothing() }
    func suggestedEntities() async throws -> [Thing] { try await nothing() }

    private func nothing() async throws -> [Thing] {
        try await Task.sleep(for: .seconds(600))
        return []
    }
}

struct EndlessQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Thing] { identifiers.map(Thing.init) }
    func suggestedEntities() async throws -> [Thing] { (0..<10_000).map(Thing.init) }
}

struct TroubleIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Trouble"

    @Parameter(title: "Twins") var twin: Thing?
    @Parameter(title: "Throws", query: ThrowingQuery()) var throwing: Thing?
    @Parameter(title: "Stuck", query: StuckQuery()) var stuck: Thing?
    @Parameter(title: "Endless", query: EndlessQuery()) var endless: Thing?
}

struct TroubleWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Trouble", intent: TroubleIntent.self, provider: TroubleProvider()) { _ in
            Color.clear.containerBackground(.background, for: .widget)
        }
    }
}

struct TroubleProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MomentEntry { MomentEntry() }
    func snapshot(for configuration: TroubleIntent, in context: Context) async -> MomentEntry { MomentEntry() }
    func timeline(for configuration: TroubleIntent, in context: Context) async -> Timeline<MomentEntry> {
        Timeline(entries: [MomentEntry()], policy: .never)
    }
}
