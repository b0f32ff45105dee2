import AppIntents
import SwiftUI
import WidgetKit

// The second build of `MovedBefore`: the intent of Mood has another name, lost `level` and `isOld`, gained `size`, and its `count` is a
// date; Former is called Later; Quiet is not offered any more; Weather is what was split off Mood.

@main struct MovedBundle: WidgetBundle {
    var body: some Widget {
        MoodWidget()
        LaterWidget()
        QuietWidget()
        WeatherWidget()
    }
}

struct MoodSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Mood"

    @Parameter(title: "City", default: "Kyiv") var city: String
    @Parameter(title: "Count") var count: Date?
    @Parameter(title: "Size", default: 5) var size: Int
}

struct WeatherSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Weather"

    @Parameter(title: "City", default: "Kyiv") var city: String
}

struct MoodWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Mood", intent: MoodSettings.self, provider: MoodProvider()) { _ in MovedView() }
    }
}

struct MoodProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MovedEntry { MovedEntry() }
    func snapshot(for mood: MoodSettings, in context: Context) async -> MovedEntry { MovedEntry() }

    func timeline(for mood: MoodSettings, in context: Context) async -> Timeline<MovedEntry> {
        print("mood now: \(mood.city) \(mood.count.map { "\($0)" } ?? "-") \(mood.size);")
        await MovedEntry.tellWhatIsPlaced()
        return Timeline(entries: [MovedEntry()], policy: .never)
    }
}

struct LaterWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Later", intent: MoodSettings.self, provider: MoodProvider()) { _ in MovedView() }
    }
}

struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Weather", intent: WeatherSettings.self, provider: WeatherProvider()) { _ in MovedView() }
    }
}

struct WeatherProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MovedEntry { MovedEntry() }
    func snapshot(for weather: WeatherSettings, in context: Context) async -> MovedEntry { MovedEntry() }

    func timeline(for weather: WeatherSettings, in context: Context) async -> Timeline<MovedEntry> {
        print("weather: \(weather.city);")
        return Timeline(entries: [MovedEntry()], policy: .never)
    }
}

struct QuietWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quiet", provider: QuietProvider()) { _ in MovedView() }
            .supportedFamilies([])
    }
}

struct QuietProvider: TimelineProvider {
    func placeholder(in context: Context) -> MovedEntry { MovedEntry() }
    func getSnapshot(in context: Context, completion: @escaping (MovedEntry) -> Void) { completion(MovedEntry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<MovedEntry>) -> Void) {
        print("quiet: after, in \(context.family);")
        completion(Timeline(entries: [MovedEntry()], policy: .never))
    }
}

struct MovedEntry: TimelineEntry {
    var date = Date.now

    static func tellWhatIsPlaced() async {
        let placed = (try? await WidgetCenter.shared.currentConfigurations()) ?? []
        let words = placed.map { info in
            "\(info.kind)=\(info.widgetConfigurationIntent(of: MoodSettings.self)?.city ?? "-")"
        }
        print("placed now: \(words.sorted().joined(separator: " "));")
    }
}

struct MovedView: View {
    var body: some View { Color.clear.containerBackground(.white, for: .widget) }
}
