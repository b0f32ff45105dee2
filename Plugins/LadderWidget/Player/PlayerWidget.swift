import Intents
import SwiftUI
import WidgetKit

/// The ladder's widget as it was before app intents: its settings are those of an `.intentdefinition`.
struct PlayerWidget: Widget {
    let kind = "PlayerWidget"

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: kind, intent: ProfileSelectionIntent.self, provider: PlayerProvider()) { entry in
            LadderEntryView(entry: entry)
        }
        .configurationDisplayName("Player")
        .description("The score of a player whom the ladder's server knows.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
