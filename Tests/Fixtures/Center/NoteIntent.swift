import AppIntents

struct NoteIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "A note"

    @Parameter(title: "Words", default: "nothing") var words: String
    @Parameter(title: "Count", default: 1) var count: Int
    @Parameter(title: "Is loud") var isLoud: Bool?
}
