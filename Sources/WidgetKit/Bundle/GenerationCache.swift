/// A bounded cache: when the young half is full it becomes the old one, and what was not used meanwhile is forgotten.
struct GenerationCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var cost = 0
    /// Half of what is kept at most, in the unit of `insert`'s cost.
    let generationCost: Int

    init(generationCost: Int) { self.generationCost = generationCost }

    /// The value of a key; it counts as used.
    mutating func value(for key: Key, cost: Int = 1) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key, cost: cost)
        return value
    }

    mutating func insert(_ value: Value, for key: Key, cost added: Int = 1) {
        if cost + added > generationCost {
            old = young
            young = [:]
            cost = 0
        }
        young[key] = value
        cost += added
    }
}
