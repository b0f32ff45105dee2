import SwiftUI
import WidgetKit

/// One chart with all its parts.
struct ChartWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "TelegramChart", intent: ChooseChartIntent.self, provider: ChosenChartProvider()) { entry in
            ChartEntryView(entry: entry) { items, _ in
                if let item = items.first(where: { $0.id == entry.chosen }) { TitledChart(item: item) }
            }
        }
        .configurationDisplayName("Chart")
        .description("A chart to move and zoom in.")
        .supportedFamilies([.systemMedium, .systemLarge, .systemExtraLarge])
    }
}

/// All charts, one below the other.
struct ChartStackWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TelegramStack", provider: ChartProvider()) { entry in
            ChartEntryView(entry: entry) { items, _ in ChartStack(items: items) }
        }
        .configurationDisplayName("Stack of Charts")
        .description("Charts one below the other.")
        .supportedFamilies([.systemMedium, .systemLarge, .systemExtraLarge])
    }
}

/// The charts by name, each with its last values.
struct ChartListWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TelegramList", provider: ChartProvider()) { entry in
            ChartEntryView(entry: entry) { items, _ in ChartList(items: items) }
        }
        .configurationDisplayName("List of Charts")
        .description("Every chart in a line.")
        .supportedFamilies([.systemMedium, .systemLarge, .systemExtraLarge])
    }
}

/// Charts as cards that lie over each other.
struct ChartCardsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TelegramCards", provider: ChartProvider()) { entry in
            ChartEntryView(entry: entry) { items, order in ChartCards(items: items, order: order) }
        }
        .configurationDisplayName("Cards of Charts")
        .description("Charts as cards; a tap brings one forward.")
        .supportedFamilies([.systemMedium, .systemLarge, .systemExtraLarge])
    }
}

/// The charts of an entry, or the message in their place.
struct ChartEntryView<Content: View>: View {
    let entry: ChartEntry
    @ViewBuilder let content: ([ChartEntry.Item], CardOrder) -> Content

    var body: some View {
        Group {
            switch entry.content {
            case .charts(let items, let order): content(items, order)
            case .message(let text): ChartMessage(text: text)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

#Preview(as: .systemLarge) {
    ChartStackWidget()
} timelineProvider: {
    ChartProvider()
}
