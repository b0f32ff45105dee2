import SwiftUI
import WidgetKit

struct LadderWidget: Widget {
    static let kind = "LadderWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: LadderIntent.self, provider: LadderProvider()) { entry in
            LadderEntryView(entry: entry)
        }
        .configurationDisplayName("Ladder")
        .description("The score of a player on the ladder.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
