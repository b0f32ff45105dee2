@testable import Pictures
import Testing

@Suite struct FairQueueTests {
    /// Serves everything, each item taking so many milliseconds of its owner's.
    private func order(_ items: [(owner: String, item: Int)], cost: [String: Int] = [:]) -> [Int] {
        var queue = FairQueue<(owner: String, item: Int)>()
        for item in items { queue.append(item, of: item.owner) }
        var served: [Int] = []
        while let next = queue.removeFirst() {
            served.append(next.item)
            queue.charge(next.owner, .milliseconds(cost[next.owner] ?? 0))
        }
        return served
    }

    @Test func whatCostsNothingIsServedAsItCame() {
        #expect(order([("a", 1), ("b", 2), ("a", 3), ("c", 4), ("b", 5)]) == [1, 2, 3, 4, 5])
    }

    @Test func whoeverTakesLongWaitsUntilTheOthersHadAsMuch() {
        let evil = (0..<3).map { ("evil", $0) }
        let good = (10..<20).map { ("good", $0) }
        #expect(order(evil + good, cost: ["evil": 2_000, "good": 500]) == [0, 10, 11, 12, 13, 1, 14, 15, 16, 17, 2, 18, 19])
    }

    @Test func nobodyIsServedForHavingBeenIdle() {
        var queue = FairQueue<Int>()
        for item in 0..<3 {
            queue.append(item, of: "busy")
            _ = queue.removeFirst()
            queue.charge("busy", .seconds(1))
        }
        queue.append(3, of: "busy")
        for item in 10..<15 { queue.append(item, of: "new") }
        var served: [Int] = []
        while let next = queue.removeFirst() {
            served.append(next)
            queue.charge(next < 10 ? "busy" : "new", .seconds(1))
        }
        // One turn ahead of who was served last, not three.
        #expect(served == [10, 3, 11, 12, 13, 14])
    }

    @Test func whatIsPutBackStandsBeforeItsOwnersOthers() {
        var queue = FairQueue<Int>()
        queue.append(1, of: "a")
        queue.append(2, of: "a")
        queue.append(3, of: "b")
        #expect(queue.removeFirst() == 1)
        queue.charge("a", .seconds(1))
        queue.putBack(1, of: "a")
        #expect(queue.next == 3 && queue.count(of: "a") == 2 && queue.count(of: "c") == 0)
        #expect(queue.removeAll() == [1, 2, 3] && queue.isEmpty && queue.next == nil)
        #expect(queue.removeFirst() == nil)
        queue.append(4, of: "a")
        queue.append(5, of: "b")
        // What was spent is not forgotten with the items.
        #expect(queue.removeAll() == [4, 5])
    }
}
