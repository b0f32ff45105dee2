import AppIntents
import SwiftUI
import WidgetKit

// The first build of a bundle, whose second is `MovedAfter`.

@main struct MovedBundle: WidgetBundle {
    var body: some Widget {
        MoodWidget()
        FormerWidget()
        QuietWidget()
    }
}

enum Level: String, AppEnum {
    case low, high

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
    static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

struct MoodIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Mood"

    @Parameter(title: "City", default: "Kyiv") var city: String
    @Parameter(title: "Count", default: 1) var count: Int
    @Parameter(title: "Level", default: .low) var level: Level
    @Parameter(title: "Old", default: false) var isOld: Bool
}

struct MoodWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Mood", intent: MoodIntent.self, provider: MoodProvider()) { _ in MovedView() }
    }
}

struct MoodProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MovedEntry { MovedEntry() }
    func snapshot(for mood: MoodIntent, in context: Context) async -> MovedEntry { MovedEntry() }

    func timeline(for mood: MoodIntent, in context: Context) async -> Timeline<MovedEntry> {
        print("mood: \(mood.city) \(mood.count) \(mood.level) \(mood.isOld);")
        await MovedEntry.tellWhatIsPlaced()
        return Timeline(entries: [MovedEntry()], policy: .never)
    }
}

struct FormerWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Former", intent: MoodIntent.self, provider: MoodProvider()) { _ in MovedView() }
    }
}

struct QuietWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quiet", provider: QuietProvider()) { _ in MovedView() }
    }
}

struct QuietProvider: TimelineProvider {
    func placeholder(in context: Context) -> MovedEntry { MovedEntry() }
    func getSnapshot(in context: Context, completion: @escaping (MovedEntry) -> Void) { completion(MovedEntry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<MovedEntry>) -> Void) {
        print("quiet: before;")
        completion(Timeline(entries: [MovedEntry()], policy: .never))
    }
}

struct MovedEntry: TimelineEntry {
    var date = Date.now

    static func tellWhatIsPlaced() async {
        let placed = (try? await WidgetCenter.shared.currentConfigurations()) ?? []
        let words = placed.map { info in
            "\(info.kind)=\(info.widgetConfigurationIntent(of: MoodIntent.self)?.city ?? "-")"
        }
        print("placed: \(words.sorted().joined(separator: " "));")
    }
}

struct MovedView: View {
    var body: some View { Color.clear.containerBackground(.black, for: .widget) }
}
