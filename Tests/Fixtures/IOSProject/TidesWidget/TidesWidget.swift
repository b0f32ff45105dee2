import SwiftUI
import WidgetKit

struct TidesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tides", provider: Provider()) { entry in
            TidesView(entry: entry)
                .containerBackground(.white, for: .widget)
        }
        .configurationDisplayName("Tides")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(TideEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        completion(Timeline(entries: [TideEntry(date: .now)], policy: .never))
    }
}

struct TideEntry: TimelineEntry {
    let date: Date
}

#Preview(as: .systemSmall) {
    TidesWidget()
} timeline: {
    TideEntry(date: .now)
}
