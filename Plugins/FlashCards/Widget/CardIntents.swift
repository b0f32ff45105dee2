import AppIntents
import FlashCardsModel

struct FlipIntent: AppIntent {
    static let title: LocalizedStringResource = "Turn the card over"
    static let description = IntentDescription("Shows the other side of the first card.")
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        DeckStore.change { $0.flip() }
        return .result()
    }
}

struct NextIntent: AppIntent {
    static let title: LocalizedStringResource = "Next word"
    static let description = IntentDescription("Takes the first card off the deck.")
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        DeckStore.change { $0.next() }
        return .result()
    }
}

struct FavouriteIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Mark as favourite"
    static let isDiscoverable = false

    @Parameter(title: "Word") var word: String
    @Parameter(title: "Favourite") var value: Bool

    init() {}
    init(word: Word) { self.word = word.id }

    func perform() async throws -> some IntentResult {
        DeckStore.change { $0.setFavourite(word, value) }
        return .result()
    }
}
