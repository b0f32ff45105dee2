import Testing

@testable import WidgetKit

@Suite struct GenerationCacheTests {
    @Test func keepsWhatIsUsedAndForgetsTheRest() {
        var cache = GenerationCache<Int, String>(generationCost: 2)
        cache.insert("a", for: 1)
        cache.insert("b", for: 2)
        cache.insert("c", for: 3)
        #expect(cache.value(for: 1) == "a")
        cache.insert("d", for: 4)
        #expect(cache.value(for: 2) == nil)
        #expect(cache.value(for: 1) == "a")
        #expect(cache.value(for: 3) == "c")
    }

    @Test func neverHoldsMoreThanTwoGenerations() {
        var cache = GenerationCache<Int, Int>(generationCost: 10)
        for number in 0..<1_000 { cache.insert(number, for: number) }
        let kept = (0..<1_000).filter { cache.value(for: $0) != nil }
        #expect(kept.count <= 20)
        #expect(kept.last == 999)
    }
}
