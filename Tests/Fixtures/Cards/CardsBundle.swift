import SwiftUI
import WidgetKit

@main
struct CardsBundle: WidgetBundle {
    var body: some Widget {
        LadderCard()
        ChartCard()
    }
}

/// One of the sixteen moments that a card shows.
struct CardEntry: TimelineEntry {
    let date: Date
    let index: Int
}

struct CardProvider: TimelineProvider {
    static let entries = 16

    func placeholder(in context: Context) -> CardEntry { CardEntry(date: .now, index: 0) }

    func getSnapshot(in context: Context, completion: @escaping (CardEntry) -> Void) {
        completion(CardEntry(date: .now, index: 0))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CardEntry>) -> Void) {
        let start = Date.now
        let entries = (0..<Self.entries).map { CardEntry(date: start.addingTimeInterval(Double($0)), index: $0) }
        completion(Timeline(entries: entries, policy: .never))
    }
}
