import SwiftUI
import WidgetKit

struct NewsWidget: Widget {
    let kind: String = "NewsWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: NewsProvider()) { entry in
            NewsEntryView(entry: entry)
        }
        .configurationDisplayName("News")
        .description("What happened on the ladder.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#Preview(as: .systemSmall) {
    NewsWidget()
} timeline: {
    NewsEntry.sample
    NewsEntry(date: .now, stories: [])
}

#Preview("Medium", as: .systemMedium) {
    NewsWidget()
} timelineProvider: {
    NewsProvider()
}
