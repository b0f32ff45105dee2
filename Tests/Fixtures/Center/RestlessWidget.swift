import SwiftUI
import WidgetKit

/// Asks to be asked again, many times over, while it is asked for the first time.
struct RestlessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Restless", provider: RestlessProvider()) { MomentView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

final class RestlessProvider: TimelineProvider {
    private var count = 0

    func placeholder(in context: Context) -> MomentEntry { MomentEntry() }
    func getSnapshot(in context: Context, completion: @escaping (MomentEntry) -> Void) { completion(MomentEntry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MomentEntry>) -> Void) {
        count += 1
        print("timeline \(count) begins")
        if count == 1 {
            for _ in 0..<100 { WidgetCenter.shared.reloadTimelines(ofKind: "Restless") }
        }
        print("timeline \(count) ends")
        completion(Timeline(entries: [MomentEntry()], policy: .never))
    }
}
