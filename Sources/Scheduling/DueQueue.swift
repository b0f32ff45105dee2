/// Placements by the slot in which they next need attention: a binary heap that knows where each placement lies.
struct DueQueue: Sendable {
    private struct Item: Comparable, Sendable {
        var slot: Slot
        var id: PlacementID

        static func < (left: Item, right: Item) -> Bool {
            left.slot == right.slot ? left.id < right.id : left.slot < right.slot
        }
    }

    private var heap: [Item] = []
    private var places: [PlacementID: Int] = [:]

    var firstSlot: Slot? { heap.first?.slot }

    /// Sets, moves or, with nil, takes away the moment of one placement, in O(log n).
    mutating func set(_ id: PlacementID, to slot: Slot?) {
        switch (places[id], slot) {
        case (nil, nil): break
        case (let place?, nil): remove(at: place)
        case (let place?, let slot?):
            heap[place].slot = slot
            restore(at: place)
        case (nil, let slot?):
            heap.append(Item(slot: slot, id: id))
            places[id] = heap.count - 1
            siftUp(heap.count - 1)
        }
    }

    /// The placements due at `now`, earliest first; they stay until their moments are set anew.
    func due(at now: Slot) -> [PlacementID] {
        var found: [Item] = []
        var places = [0]
        while let place = places.popLast() {
            // What lies below one that is not due is not due either.
            guard place < heap.count, heap[place].slot <= now else { continue }
            found.append(heap[place])
            places += [2 * place + 1, 2 * place + 2]
        }
        return found.sorted().map(\.id)
    }

    private mutating func remove(at place: Int) {
        swap(place, heap.count - 1)
        places[heap.removeLast().id] = nil
        if place < heap.count { restore(at: place) }
    }

    private mutating func restore(at place: Int) {
        siftUp(place)
        siftDown(place)
    }

    private mutating func siftUp(_ place: Int) {
        let item = heap[place]
        var child = place
        while child > 0, item < heap[(child - 1) / 2] {
            put(heap[(child - 1) / 2], at: child)
            child = (child - 1) / 2
        }
        put(item, at: child)
    }

    private mutating func siftDown(_ place: Int) {
        let item = heap[place]
        var parent = place
        while let child = smallerChild(of: parent), heap[child] < item {
            put(heap[child], at: parent)
            parent = child
        }
        put(item, at: parent)
    }

    private mutating func put(_ item: Item, at place: Int) {
        heap[place] = item
        places[item.id] = place
    }

    private func smallerChild(of parent: Int) -> Int? {
        let left = 2 * parent + 1
        guard left < heap.count else { return nil }
        return left + 1 < heap.count && heap[left + 1] < heap[left] ? left + 1 : left
    }

    private mutating func swap(_ first: Int, _ second: Int) {
        guard first != second else { return }
        heap.swapAt(first, second)
        places[heap[first].id] = first
        places[heap[second].id] = second
    }
}
