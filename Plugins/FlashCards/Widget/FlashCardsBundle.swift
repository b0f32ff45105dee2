import SwiftUI
import WidgetKit

@main struct FlashCardsBundle: WidgetBundle {
    var body: some Widget { FlashCardsWidget() }
}

struct FlashCardsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "FlashCards", provider: CardProvider()) { CardView(entry: $0) }
            .configurationDisplayName("Flash cards")
            .description("Learn a word at a time.")
            .supportedFamilies([
                .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ])
            .contentMarginsDisabled()
    }
}
