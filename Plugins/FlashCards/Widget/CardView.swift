import AppIntents
import FlashCardsModel
import SwiftUI
import WidgetKit

/// The card in whichever family it is placed.
struct CardView: View {
    let entry: CardEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .accessoryInline: Label(entry.shownText, systemImage: "character.book.closed")
        case .accessoryCircular: CircularCard(entry: entry)
        case .accessoryRectangular: RectangularCard(entry: entry)
        default: FullCard(entry: entry)
        }
    }
}

extension CardEntry {
    /// What is up: the word, or its translation.
    var shownText: String { word.map { isFlipped ? $0.translation : $0.text } ?? "No words" }
}

private struct CircularCard: View {
    let entry: CardEntry

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            Gauge(value: Double(min(entry.left, 10)), in: 0...10) { Image(systemName: "rectangle.stack") }
                .gaugeStyle(.accessoryCircularCapacity)
        }
        .containerBackground(.clear, for: .widget)
    }
}

private struct RectangularCard: View {
    let entry: CardEntry

    var body: some View {
        Button(intent: FlipIntent()) {
            VStack(alignment: .leading) {
                Text(entry.shownText).font(.headline)
                Text("\(entry.left) left").font(.caption)
            }
        }
        .buttonStyle(.plain)
        .containerBackground(.clear, for: .widget)
    }
}
