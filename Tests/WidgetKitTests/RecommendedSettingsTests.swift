import AppIntents
import BundleMessages
import SwiftUI
import Testing
import WidgetKit

private struct CountIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Count"
    @Parameter(title: "Count", default: 1) var count: Int
    @Parameter(title: "Name") var name: String?

    init() {}
    init(count: Int) { self.count = count }
}

private struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start) }
    func snapshot(for configuration: CountIntent, in context: Context) async -> NumberEntry { NumberEntry(date: .start) }
    func timeline(for configuration: CountIntent, in context: Context) async -> Timeline<NumberEntry> {
        Timeline(entries: [], policy: .never)
    }
    func recommendations() -> [AppIntentRecommendation<CountIntent>] {
        [3, 7, 3].map { AppIntentRecommendation(intent: CountIntent(count: $0), description: "Up to \($0)") }
    }
}

private struct Counting: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Counting", intent: CountIntent.self, provider: Provider()) { NumberView(entry: $0) }
    }
}

@MainActor @Suite struct RecommendedSettingsTests {
    @Test func whatAProviderRecommendsAreWholeSettingsEachOnce() async {
        let question = SettingsQuestion(kind: "Counting", family: .systemSmall, settings: nil, locale: "en_US")
        guard case .options(let options) = await Harness(Counting.self).ask(.options(question)) else { return #expect(Bool(false)) }
        #expect(options.sections.flatMap(\.choices).map(\.title) == ["Up to 3", "Up to 7"])
        #expect(options.sections.flatMap(\.choices).map(\.value) == [#"{"count":3}"#, #"{"count":7}"#])
    }

    @Test func noMoreAreSentThanAHostTakes() {
        let many = (0...SettingsOptions.choiceLimit).map { RecommendedSettings(title: "", values: "{\"n\":\($0)}") }
        #expect(SettingsOptions(recommending: many).sections.first?.choices.count == SettingsOptions.choiceLimit)
        #expect(SettingsOptions(recommending: []).sections.first?.choices.isEmpty == true)
    }
}
