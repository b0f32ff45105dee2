import SwiftUI
import WidgetKit

/// What many people look for, as the server tells it.
struct Trend: Codable, Hashable, Sendable {
    let query: String
    let count: Int

    static let samples = ["tides today", "how far is the moon", "ladder results"].map { Trend(query: $0, count: 1_000) }
}

struct SearchEntry: TimelineEntry {
    let date: Date
    let topic: Topic
    /// Nil where the server has never been reached.
    let trends: [Trend]?
}

struct SearchProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> SearchEntry { SearchEntry(date: .now, topic: .everything, trends: Trend.samples) }

    func snapshot(for intent: SearchIntent, in context: Context) async -> SearchEntry {
        guard !context.isPreview else { return SearchEntry(date: .now, topic: intent.topic, trends: Trend.samples) }
        let asked: Asked<[Trend]> = await Server().ask("trends", ["topic": intent.topic.rawValue])
        switch asked {
        case .fresh(let trends), .kept(let trends):
            return SearchEntry(date: .now, topic: intent.topic, trends: Array(trends.prefix(intent.rows)))
        case .nothing: return SearchEntry(date: .now, topic: intent.topic, trends: nil)
        }
    }

    func timeline(for intent: SearchIntent, in context: Context) async -> Timeline<SearchEntry> {
        let asked: Asked<[Trend]> = await Server().ask("trends", ["topic": intent.topic.rawValue])
        guard case .fresh(let trends) = asked else { return Timeline(entries: [], policy: .atEnd) }
        let entry = SearchEntry(date: .now, topic: intent.topic, trends: Array(trends.prefix(intent.rows)))
        return Timeline(entries: [entry], policy: asked.policy(every: 3_600))
    }
}

struct SearchWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "SearchWidget", intent: SearchIntent.self, provider: SearchProvider()) { entry in
            SearchView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Searches")
        .description("What people look for.")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}

struct SearchView: View {
    let entry: SearchEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass")
                Text("Search").foregroundStyle(.secondary)
                Spacer(minLength: 0)
            }
            .font(.footnote)
            .padding(8)
            .background(.quaternary, in: Capsule())
            if let trends = entry.trends {
                ForEach(trends, id: \.self) { TrendRow(trend: $0) }
            } else {
                Text("No answer from the server").font(.footnote).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .widgetURL(URL(string: "search://"))
    }
}

private struct TrendRow: View {
    let trend: Trend

    private var url: URL? {
        var parts = URLComponents(string: "search://find")
        parts?.queryItems = [URLQueryItem(name: "q", value: trend.query)]
        return parts?.url
    }

    var body: some View {
        if let url {
            Link(destination: url) {
                HStack {
                    Text(trend.query).font(.footnote).lineLimit(1)
                    Spacer(minLength: 4)
                    Text("\(trend.count)").font(.caption2).foregroundStyle(.secondary)
                }
            }
        }
    }
}
