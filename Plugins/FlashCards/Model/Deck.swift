import Foundation

/// The words that wait to be learned, first come first served, and the side of the first card that is up.
public struct Deck: Codable, Hashable, Sendable {
    public private(set) var words: [Word] = []
    /// How many were learned since the deck was filled.
    public private(set) var learned = 0
    public private(set) var isFlipped = false

    public init() {}

    public var first: Word? { words.first }

    /// Puts words at the end; one that is there already gets its new translation.
    public mutating func add(_ more: [Word]) {
        for word in more {
            if let index = words.firstIndex(where: { $0.id == word.id }) { words[index] = word } else { words.append(word) }
        }
    }

    public mutating func flip() { isFlipped.toggle() }

    /// Takes the first card off the deck.
    public mutating func next() {
        guard !words.isEmpty else { return }
        words.removeFirst()
        learned += 1
        isFlipped = false
    }

    public mutating func setFavourite(_ id: Word.ID, _ isFavourite: Bool) {
        guard let index = words.firstIndex(where: { $0.id == id }) else { return }
        words[index].isFavourite = isFavourite
    }
}
