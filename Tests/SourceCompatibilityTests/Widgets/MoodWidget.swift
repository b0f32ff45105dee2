// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import WidgetKit
import SwiftUI

struct MoodProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MoodEntry {
        MoodEntry(date: Date(), configuration: MoodConfiguration())
    }

    func snapshot(for configuration: MoodConfiguration, in context: Context) async -> MoodEntry {
        MoodEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: MoodConfiguration, in context: Context) async -> Timeline<MoodEntry> {
        let entries = (0..<3).map { hour in
            MoodEntry(date: Date().addingTimeInterval(TimeInterval(hour * 3600)), configuration: configuration)
        }
        return Timeline(entries: entries, policy: .after(.now.advanced(by: 3 * 3600)))
    }

    func recommendations() -> [AppIntentRecommendation<MoodConfiguration>] {
        [AppIntentRecommendation(intent: MoodConfiguration(), description: "My mood")]
    }
}

struct MoodEntry: TimelineEntry {
    let date: Date
    let configuration: MoodConfiguration
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(configuration.energy)) }
}

struct MoodEntryView: View {
    var entry: MoodProvider.Entry
    @Environment(\.widgetFamily) var family
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.widgetRenderingMode) private var renderingMode

    private var tone: Color {
        switch entry.configuration.tone {
        case .green: return .green
        case .orange: return .orange
        case .red: return .red
        }
    }

    var body: some View {
        switch family {
        case .systemSmall:
            small
        default:
            HStack(alignment: .top, spacing: 12) {
                small
                Divider()
                VStack(alignment: .leading) {
                    Label("Energy \(entry.configuration.energy)", systemImage: "bolt.fill")
                        .labelStyle(.titleAndIcon)
                        .foregroundStyle(tone)
                    ProgressView(value: Double(entry.configuration.energy), total: 10)
                        .tint(tone)
                    Spacer(minLength: 0)
                    if let person = entry.configuration.person {
                        Text("with **\(person.name)**")
                    }
                }
            }
        }
    }

    @ViewBuilder
    private var small: some View {
        VStack(alignment: .leading) {
            Text(entry.configuration.favouriteEmoji)
                .font(.system(size: 44))
            Text("Mood")
                .font(.caption.weight(.semibold))
                .textCase(.uppercase)
                .foregroundStyle(.secondary)
                .widgetAccentable()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

struct MoodWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "MoodWidget", intent: MoodConfiguration.self, provider: MoodProvider()) { entry in
            MoodEntryView(entry: entry)
                .containerBackground(for: .widget) {
                    ContainerRelativeShape().fill(Color(.systemGray6).gradient)
                }
        }
        .configurationDisplayName("Mood")
        .description("How you feel.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

extension MoodConfiguration {
    fileprivate static var calm: MoodConfiguration {
        let intent = MoodConfiguration()
        intent.favouriteEmoji = "😌"
        return intent
    }
}

#Preview("Calm", as: .systemMedium) {
    MoodWidget()
} timeline: {
    MoodEntry(date: .now, configuration: .calm)
}
