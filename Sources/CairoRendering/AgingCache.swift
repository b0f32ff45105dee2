/// Keeps what was used lately, up to a bound: two generations, the older of which goes when the younger is full.
struct AgingCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var cost = 0
    private let limit: Int

    /// `limit` bounds the cost of a generation, so that twice as much may be held.
    init(limit: Int) { self.limit = limit }

    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old[key] else { return nil }
        // Moved without its cost, which was paid: the bound stays within twice its size.
        young[key] = value
        return value
    }

    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        if self.cost + cost > limit {
            old = young
            young = [:]
            self.cost = 0
        }
        young[key] = value
        self.cost += cost
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
        cost = 0
    }
}
