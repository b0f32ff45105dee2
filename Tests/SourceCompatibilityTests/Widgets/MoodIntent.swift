// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import WidgetKit
import AppIntents

struct MoodConfiguration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Mood" }
    static var description: IntentDescription { "Which mood the widget shows." }

    @Parameter(title: "Favourite Emoji", default: "🙂")
    var favouriteEmoji: String

    @Parameter(title: "Energy", description: "From one to ten.", default: 5, inclusiveRange: (1, 10))
    var energy: Int

    @Parameter(title: "Colour", default: .green)
    var tone: MoodTone

    @Parameter(title: "Person")
    var person: MoodPerson?

    static var parameterSummary: some ParameterSummary {
        When(\.$tone, .equalTo, .green) {
            Summary("Show \(\.$favouriteEmoji) in \(\.$tone)") {
                \.$energy
                \.$person
            }
        } otherwise: {
            Summary("Show \(\.$favouriteEmoji)")
        }
    }
}

enum MoodTone: String, AppEnum {
    case green, orange, red

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
    static var caseDisplayRepresentations: [MoodTone: DisplayRepresentation] = [
        .green: "Calm",
        .orange: DisplayRepresentation(title: "Busy", subtitle: "A lot to do"),
        .red: .init(title: "Stressed", image: .init(systemName: "flame")),
    ]
}

struct MoodPerson: AppEntity {
    let id: String
    let name: String

    static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Person")
    static var defaultQuery = MoodPersonQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)")
    }

    static let all = [MoodPerson(id: "1", name: "Ada"), MoodPerson(id: "2", name: "Grace")]
}

struct MoodPersonQuery: EntityStringQuery {
    func entities(for identifiers: [MoodPerson.ID]) async throws -> [MoodPerson] {
        MoodPerson.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [MoodPerson] {
        MoodPerson.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [MoodPerson] {
        MoodPerson.all
    }

    func defaultResult() async -> MoodPerson? {
        try? await suggestedEntities().first
    }
}
