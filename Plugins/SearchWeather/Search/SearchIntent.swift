import AppIntents

enum Topic: String, AppEnum {
    case everything, sport, science

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Topic"
    static let caseDisplayRepresentations: [Topic: DisplayRepresentation] = [
        .everything: "Everything", .sport: "Sport", .science: "Science",
    ]
}

struct SearchIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Searches"
    static let description = IntentDescription("What people look for.")

    @Parameter(title: "Topic", default: .everything) var topic: Topic
    @Parameter(title: "Rows", default: 3, controlStyle: .stepper, inclusiveRange: (1, 6)) var rows: Int
}
