// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import SwiftUI
import WidgetKit

struct BatteryEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct BatteryProvider: TimelineProvider {
    func placeholder(in context: Context) -> BatteryEntry { BatteryEntry(date: .now, level: 0.5) }

    func getSnapshot(in context: Context, completion: @escaping (BatteryEntry) -> Void) {
        completion(BatteryEntry(date: .now, level: context.isPreview ? 1 : 0.7))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<BatteryEntry>) -> Void) {
        let entries = stride(from: 0.7, through: 0.5, by: -0.1).enumerated().map { index, level in
            BatteryEntry(date: .now + TimeInterval(index * 600), level: level)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct BatteryView: View {
    @Environment(\.widgetFamily) var widgetFamily
    let entry: BatteryEntry

    var body: some View {
        switch widgetFamily {
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                Gauge(value: entry.level) {
                    Image(systemName: "bolt.fill")
                } currentValueLabel: {
                    Text(entry.level, format: .percent)
                }
                .gaugeStyle(.accessoryCircularCapacity)
            }
            .widgetLabel("Battery")
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: "bolt.fill")
                    Text("Battery").font(.headline).widgetAccentable()
                }
                Gauge(value: entry.level, in: 0...1) {
                    EmptyView()
                } currentValueLabel: {
                    Text("\(Int(entry.level * 100))%")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                .gaugeStyle(.accessoryLinearCapacity)
                .tint(Gradient(colors: [.red, .green]))
            }
        case .accessoryInline:
            ViewThatFits {
                Label("\(Int(entry.level * 100)) percent left", systemImage: "bolt.fill")
                Text("\(Int(entry.level * 100))%")
            }
        default:
            Text("Not here")
        }
    }
}

struct LockScreenWidget: Widget {
    private var families: [WidgetFamily] {
        #if os(watchOS)
        return [.accessoryCorner, .accessoryCircular]
        #else
        if #available(iOS 16.0, *) {
            return [.accessoryCircular, .accessoryRectangular, .accessoryInline]
        } else {
            return []
        }
        #endif
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "LockScreenWidget", provider: BatteryProvider()) { entry in
            BatteryView(entry: entry)
                .containerBackground(.clear, for: .widget)
        }
        .configurationDisplayName("Battery")
        .description("How much is left.")
        .supportedFamilies(families)
    }
}
