/// The order in which cards lie, the topmost first.
struct CardOrder: Codable, Equatable, Sendable {
    private(set) var cards: [Int]

    init(count: Int) { cards = Array(0..<max(0, count)) }

    /// The order for so many cards; those it does not know lie below.
    func fitted(to count: Int) -> CardOrder {
        var order = CardOrder(count: count)
        let known = cards.filter { $0 >= 0 && $0 < count }
        order.cards = known + order.cards.filter { !known.contains($0) }
        return order
    }

    /// Lays a card on top.
    mutating func bringForward(_ card: Int) {
        guard let place = cards.firstIndex(of: card) else { return }
        cards.remove(at: place)
        cards.insert(card, at: 0)
    }
}
