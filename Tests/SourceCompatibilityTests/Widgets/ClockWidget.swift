// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

//
//  ClockWidget.swift
//  ClockWidget
//

import WidgetKit
import SwiftUI

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), symbol: "🕐")
    }

    func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) {
        let entry = SimpleEntry(date: Date(), symbol: "🕑")
        completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        var entries: [SimpleEntry] = []

        // Five entries, one each hour from now on.
        let currentDate = Date()
        for hourOffset in 0 ..< 5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            let entry = SimpleEntry(date: entryDate, symbol: "🕒")
            entries.append(entry)
        }

        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let symbol: String
}

struct ClockWidgetEntryView : View {
    var entry: Provider.Entry

    var body: some View {
        VStack {
            Text("Now:")
            Text(entry.date, style: .time)

            Text("Symbol:")
            Text(entry.symbol)
        }
    }
}

struct ClockWidget: Widget {
    let kind: String = "ClockWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
            if #available(iOS 17.0, *) {
                ClockWidgetEntryView(entry: entry)
                    .containerBackground(.fill.tertiary, for: .widget)
            } else {
                ClockWidgetEntryView(entry: entry)
                    .padding()
                    .background()
            }
        }
        .configurationDisplayName("Clock")
        .description("Shows the time.")
    }
}

#Preview(as: .systemSmall) {
    ClockWidget()
} timeline: {
    SimpleEntry(date: .now, symbol: "🕐")
    SimpleEntry(date: .now, symbol: "🕑")
}

struct ClockWidget_Previews: PreviewProvider {
    static var previews: some View {
        ClockWidgetEntryView(entry: SimpleEntry(date: Date(), symbol: "🕐"))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
            .previewDisplayName("Small")
    }
}
