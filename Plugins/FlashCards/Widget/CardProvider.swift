import FlashCardsModel
import WidgetKit

struct CardEntry: TimelineEntry {
    let date: Date
    /// Nil when every word has been learned, or none was added.
    let word: Word?
    var isFlipped = false
    var left = 0
}

struct CardProvider: TimelineProvider {
    func placeholder(in context: Context) -> CardEntry { CardEntry(date: .now, word: .sample, left: 1) }

    func getSnapshot(in context: Context, completion: @escaping (CardEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : CardEntry(DeckStore.load()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CardEntry>) -> Void) {
        let deck = DeckStore.load()
        // Without any words there is nothing to say that the snapshot has not said.
        guard deck.first != nil || deck.learned > 0 else { return completion(Timeline(entries: [], policy: .never)) }
        let policy: TimelineReloadPolicy = deck.first == nil ? .never : .after(.now + 6 * 3_600)
        completion(Timeline(entries: [CardEntry(deck)], policy: policy))
    }
}

extension CardEntry {
    init(_ deck: Deck) { self.init(date: .now, word: deck.first, isFlipped: deck.isFlipped, left: deck.words.count) }
}
