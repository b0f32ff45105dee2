import Foundation

/// Where the app and the widget keep their deck: JSON in the defaults of their group.
public enum DeckStore {
    private static let group = "group.example.flashcards"
    private static let key = "deck"

    public static func load() -> Deck {
        guard let data = UserDefaults(suiteName: group)?.data(forKey: key) else { return Deck() }
        return (try? JSONDecoder().decode(Deck.self, from: data)) ?? Deck()
    }

    public static func save(_ deck: Deck) {
        UserDefaults(suiteName: group)?.set(try? JSONEncoder().encode(deck), forKey: key)
    }

    /// Loads the deck, changes it and saves it.
    public static func change(_ edit: (inout Deck) -> Void) {
        var deck = load()
        edit(&deck)
        save(deck)
    }
}
