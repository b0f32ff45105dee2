/// Items of several owners, served in turns: each owner gets as much time as the others, whatever its items take.
///
/// Owners that have spent alike are served in the order in which their items came.
struct FairQueue<Item> {
    private struct Line {
        var items: [(number: Int, item: Item)] = []
        var spent: Duration
    }

    private var lines: [String: Line] = [:]
    // The numbers of the items that stand before and behind all others.
    private var (first, last) = (0, 0)
    // What the owner that was served last had spent. Who comes, or comes back, starts here: idleness is not saved up.
    private var level = Duration.zero

    /// The owner whose turn it is.
    private var nextOwner: String? {
        lines.filter { !$0.value.items.isEmpty }.min { rank($0.value) < rank($1.value) }?.key
    }

    private func rank(_ line: Line) -> (Duration, Int) { (line.spent, line.items.first?.number ?? .max) }

    var isEmpty: Bool { lines.values.allSatisfy(\.items.isEmpty) }

    /// How many items of an owner wait.
    func count(of owner: String) -> Int { lines[owner]?.items.count ?? 0 }

    /// The item whose turn it is.
    var next: Item? { nextOwner.flatMap { lines[$0]?.items.first?.item } }

    /// Puts an item behind its owner's others.
    mutating func append(_ item: Item, of owner: String) {
        last += 1
        rejoin(owner)
        lines[owner]?.items.append((last, item))
    }

    /// Puts an item that was served already before all others of its owner.
    mutating func putBack(_ item: Item, of owner: String) {
        first -= 1
        rejoin(owner)
        lines[owner]?.items.insert((first, item), at: 0)
    }

    private mutating func rejoin(_ owner: String) {
        lines[owner, default: Line(spent: level)].spent = max(lines[owner]?.spent ?? level, level)
    }

    /// Serves the item whose turn it is.
    mutating func removeFirst() -> Item? {
        guard let owner = nextOwner, let item = lines[owner]?.items.removeFirst().item else { return nil }
        level = max(level, lines[owner]?.spent ?? .zero)
        lines = lines.filter { !$0.value.items.isEmpty || $0.value.spent > level || $0.key == owner }
        return item
    }

    /// Notes what an owner's item took, for the owner's next turn.
    mutating func charge(_ owner: String, _ time: Duration) { lines[owner, default: Line(spent: level)].spent += time }

    /// Takes all items, in the order in which they came.
    mutating func removeAll() -> [Item] {
        defer { for owner in lines.keys { lines[owner]?.items = [] } }
        return lines.values.flatMap(\.items).sorted { $0.number < $1.number }.map(\.item)
    }
}
