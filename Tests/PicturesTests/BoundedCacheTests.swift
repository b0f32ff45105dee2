import Testing

@testable import Pictures

@Suite struct BoundedCacheTests {
    @Test func whatWasUsedLongAgoGoesFirst() {
        var cache = BoundedCache<Int, String>(limit: 8)
        for number in 0..<8 { cache.insert("\(number)", for: number) }
        #expect(cache.value(for: 0) == "0")
        cache.insert("8", for: 8)
        #expect(cache.count == 6 && cache.cost == 6)
        #expect((0..<9).filter { cache.value(for: $0) != nil } == [0, 4, 5, 6, 7, 8])
    }

    @Test func theBoundHoldsWhateverComes() {
        var cache = BoundedCache<Int, Int>(limit: 1_000)
        for number in 0..<5_000 {
            cache.insert(number, for: number * 7_919 % 613, cost: number * 31 % 1_100)
            #expect(cache.cost <= 1_000)
        }
    }

    @Test func whatIsTooLargeIsNotKeptNorWhatItReplaces() {
        var cache = BoundedCache<Int, Int>(limit: 10)
        cache.insert(1, for: 1, cost: 5)
        cache.insert(2, for: 1, cost: 11)
        #expect(cache.value(for: 1) == nil && cache.cost == 0)
    }

    @Test func someMayBeTakenOut() {
        var cache = BoundedCache<Int, Int>(limit: 10)
        for number in 0..<5 { cache.insert(number, for: number, cost: 2) }
        cache.removeAll { $0 % 2 == 0 }
        #expect(cache.count == 2 && cache.cost == 4)
        cache.removeAll()
        #expect(cache.count == 0 && cache.cost == 0)
    }
}
