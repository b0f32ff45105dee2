import ActivityKit
import AppIntents
import WidgetKit

// Every form of a widget's preview. It compiles: that is the test.

private struct Numbers: TestWidget { static let provider = TestProvider() }

private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    static var sample: Settings { Settings() }
}

private struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start) }
    func snapshot(for configuration: Settings, in context: Context) async -> NumberEntry { NumberEntry(date: .start) }
    func timeline(for configuration: Settings, in context: Context) async -> Timeline<NumberEntry> {
        Timeline(entries: [], policy: .never)
    }
}

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    static let preview = Ride()
}

extension Ride.ContentState {
    fileprivate static let near = Ride.ContentState(minutes: 2)
}

#Preview(as: .systemSmall) {
    Numbers()
} timeline: {
    NumberEntry(date: .now, number: 1)
    NumberEntry(date: .now, number: 2)
}

#Preview("Medium", as: .systemMedium, widget: { Numbers() }, timeline: { NumberEntry(date: .now) })

#Preview("Loop", as: WidgetFamily.systemLarge) { Numbers() } timeline: {
    for number in 0..<3 { NumberEntry(date: .now, number: Double(number)) }
    if #available(iOS 17, *) { NumberEntry(date: .now) }
    [NumberEntry(date: .now)]
}

#Preview(as: .systemSmall) { Numbers() } timelineProvider: { TestProvider() }

#Preview("Settings", as: .accessoryInline, using: Settings.sample) { Numbers() } timelineProvider: { Provider() }

#Preview("Activity", as: .content, using: Ride.preview) {
    Numbers()
} contentStates: {
    Ride.ContentState.near
    Ride.ContentState(minutes: 1)
}

#Preview("Island", as: .dynamicIsland(.compact), using: Ride.preview) { Numbers() } contentStates: { .near }

#Preview("View") { Color.red.containerBackground(.red, for: .widget) }
