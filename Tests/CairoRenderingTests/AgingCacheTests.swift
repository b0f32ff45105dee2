import Testing

@testable import CairoRendering

@Suite struct AgingCacheTests {
    @Test func whatIsUsedStaysAndWhatIsNotGoes() {
        var cache = AgingCache<Int, Int>(limit: 10)
        for key in 0..<100 {
            cache.insert(key, for: key)
            #expect(cache.value(for: 0) == 0, "used all the time")
        }
        #expect(cache.value(for: 99) == 99 && cache.value(for: 50) == nil)
        #expect((0..<100).filter { cache.value(for: $0) != nil }.count <= 22)
    }

    @Test func costsCount() {
        var cache = AgingCache<Int, Int>(limit: 10)
        for key in 0..<3 { cache.insert(key, for: key, cost: 9) }
        #expect(cache.value(for: 0) == nil && cache.value(for: 1) == 1 && cache.value(for: 2) == 2)
    }

    @Test func oneThatIsTooLargeIsKeptAlone() {
        var cache = AgingCache<Int, Int>(limit: 10)
        cache.insert(1, for: 1, cost: 1_000)
        #expect(cache.value(for: 1) == 1)
    }

    @Test func removingAllLeavesNothing() {
        var cache = AgingCache<Int, Int>(limit: 1)
        cache.insert(1, for: 1)
        cache.insert(2, for: 2)
        cache.removeAll()
        #expect(cache.value(for: 1) == nil && cache.value(for: 2) == nil)
    }
}
