/// Keeps what was used lately, within a bound.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private var uses: UInt64 = 0
    private let limit: Int
    /// Of all entries together.
    private(set) var cost = 0

    /// `limit` bounds the costs of all entries together.
    init(limit: Int) { self.limit = limit }

    var count: Int { entries.count }

    mutating func value(for key: Key) -> Value? {
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.value
    }

    /// Takes a value in, unless it alone is over the bound.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        remove(key)
        guard cost <= limit else { return }
        uses += 1
        entries[key] = Entry(value: value, cost: cost, lastUse: uses)
        self.cost += cost
        if self.cost > limit { shrink() }
    }

    mutating func remove(_ key: Key) {
        if let entry = entries.removeValue(forKey: key) { cost -= entry.cost }
    }

    mutating func removeAll(where isDropped: (Value) -> Bool = { _ in true }) {
        for (key, entry) in entries where isDropped(entry.value) { remove(key) }
    }

    // To three quarters, so that sorting is seldom; never what came last.
    private mutating func shrink() {
        for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }).dropLast() {
            guard cost > limit / 4 * 3 else { return }
            remove(key)
        }
    }
}
