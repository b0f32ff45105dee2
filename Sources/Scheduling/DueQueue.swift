/// Placements by the slot in which they next need attention.
///
/// A binary heap that is not searched: an item whose moment has since been set anew stays in it until it comes to the top.
struct DueQueue: Sendable {
    private struct Item: Comparable, Sendable {
        var slot: Slot
        var id: PlacementID

        static func < (left: Item, right: Item) -> Bool {
            left.slot == right.slot ? left.id < right.id : left.slot < right.slot
        }
    }

    /// The first item holds; others may be outdated, or there twice.
    private var heap: [Item] = []
    private var moments: [PlacementID: Slot] = [:]

    var firstSlot: Slot? { heap.first?.slot }

    /// Items that are kept, outdated ones among them.
    var size: Int { heap.count }

    /// Sets, moves or, with nil, takes away the moment of one placement.
    mutating func set(_ id: PlacementID, to slot: Slot?) {
        let before = slot.map { moments.updateValue($0, forKey: id) } ?? moments.removeValue(forKey: id)
        guard before != slot else { return }
        if let slot { push(Item(slot: slot, id: id)) }
        guard before != nil else { return }
        dropOutdated()
        compact()
    }

    /// The placements due at `now`, earliest first; they are due no more.
    mutating func take(at now: Slot) -> [PlacementID] {
        var due: [PlacementID] = []
        while let first = heap.first, first.slot <= now {
            if holds(first) {
                due.append(first.id)
                moments[first.id] = nil
            }
            pop()
        }
        dropOutdated()
        return due
    }

    private func holds(_ item: Item) -> Bool { moments[item.id] == item.slot }

    private mutating func dropOutdated() {
        while let first = heap.first, !holds(first) { pop() }
    }

    // Moments far ahead that are set again and again would pile up behind a near one.
    private mutating func compact() {
        guard heap.count > 2 * moments.count + 64 else { return }
        heap = moments.map { Item(slot: $0.value, id: $0.key) }.sorted()
    }

    private mutating func push(_ item: Item) {
        heap.append(item)
        var child = heap.count - 1
        while child > 0, item < heap[(child - 1) / 2] {
            heap[child] = heap[(child - 1) / 2]
            child = (child - 1) / 2
        }
        heap[child] = item
    }

    private mutating func pop() {
        guard let item = heap.popLast(), !heap.isEmpty else { return }
        var parent = 0
        while let child = smallerChild(of: parent), heap[child] < item {
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = item
    }

    private func smallerChild(of parent: Int) -> Int? {
        let left = 2 * parent + 1
        guard left < heap.count else { return nil }
        return left + 1 < heap.count && heap[left + 1] < heap[left] ? left + 1 : left
    }
}
