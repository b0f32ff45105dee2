import Testing

@testable import DaemonBenchmark

@Suite struct SamplesTests {
    @Test(arguments: [
        ([], 0.5, 0), ([7], 0, 7), ([7], 1, 7), ([3, 1, 2], 0.5, 2), ([4, 1, 3, 2], 0.5, 3), ([1, 2], 2, 2), ([1, 2], -1, 1),
    ])
    func aRankIsTheNearest(values: [Double], share: Double, expected: Double) { #expect(Samples(values).rank(share) == expected) }

    @Test func theLastOfAHundredIsTheirP99() { #expect(Samples((1...100).map(Double.init)).rank(0.99) == 100) }
}
