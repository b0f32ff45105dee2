// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import SwiftUI
import WidgetKit

/// Draws a view as the whole content of a widget.
struct EveryProvider: TimelineProvider {
    struct Entry: TimelineEntry { let date: Date }

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

struct EveryTextWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "EveryTextWidget", provider: EveryProvider()) { _ in EveryText().containerBackground(.white, for: .widget) }
    }
}

struct EveryShapeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "EveryShapeWidget", provider: EveryProvider()) { _ in EveryShape().containerBackground(.white, for: .widget) }
    }
}

struct EveryModifierWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "EveryModifierWidget", provider: EveryProvider()) { _ in
            EveryModifier().containerBackground(.white, for: .widget)
        }
        .configurationDisplayName(Text("Every modifier"))
        .description(Text("Each once"))
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .containerBackgroundRemovable(false)
        .promptsForUserConfiguration()
    }
}

struct EveryControlWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "EveryControlWidget", provider: EveryProvider()) { _ in
            EveryControl().containerBackground(for: .widget, alignment: .top) { Color.white }
        }
    }
}

struct EveryEntryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "EveryEntryWidget", provider: EveryProvider()) { _ in EveryEntry().containerBackground(.white, for: .widget) }
    }
}
