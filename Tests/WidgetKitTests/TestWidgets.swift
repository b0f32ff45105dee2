import Foundation
import Synchronization
import WidgetKit

/// An entry whose width is drawn, so that a list tells which entry it is of.
struct NumberEntry: TimelineEntry {
    var date: Date
    var number: Double = 1
    var relevance: TimelineEntryRelevance?
}

struct NumberView: View {
    var entry: NumberEntry
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Color.red.frame(width: redactionReasons.contains(.placeholder) ? 99 : entry.number, height: family == .systemSmall ? 10 : 20)
            .containerBackground(Color.blue, for: .widget)
    }
}

/// Answers as each test wants it.
struct TestProvider: TimelineProvider {
    var entries: [NumberEntry] = [NumberEntry(date: .start)]
    var policy = TimelineReloadPolicy.atEnd
    var answers = 1

    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start, number: 5) }

    func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {
        for _ in 0..<answers { completion(NumberEntry(date: .start, number: context.isPreview ? 3 : 4)) }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
        for _ in 0..<answers { completion(Timeline(entries: entries, policy: policy)) }
    }
}

protocol TestWidget: Widget {
    static var provider: TestProvider { get }
}

extension TestWidget {
    static var kind: String { String(describing: Self.self) }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: Self.provider) { NumberView(entry: $0) }
            .configurationDisplayName("Numbers")
            .description("Shows a number.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
