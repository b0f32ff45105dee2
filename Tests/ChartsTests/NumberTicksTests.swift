import Charts
import Testing

@Suite struct NumberTicksTests {
    @Test(arguments: [
        (100.0, 5, 20.0), (87, 4, 20), (7, 5, 1), (1, 4, 0.2), (0.03, 3, 0.01), (12_345, 4, 2_000), (1e300, 4, 2e299), (0, 4, 1),
        (.infinity, 4, 1), (.nan, 4, 1), (100, 0, 100),
    ])
    func stepsAreOneTwoOrFiveTimesAPowerOfTen(_ span: Double, _ count: Int, _ step: Double) {
        #expect(abs(NumberTicks.step(span: span, count: count) / step - 1) < 1e-9)
    }

    @Test func multiplesLieWithinBounds() {
        #expect(NumberTicks.multiples(of: 20, from: -30, to: 50) == [-20, 0, 20, 40])
        #expect(NumberTicks.multiples(of: 0.1, from: 0, to: 0.3) == [0, 0.1, 0.2, 0.3])
        #expect(NumberTicks.multiples(of: 5, from: 1, to: 4) == [])
    }

    @Test(arguments: [(0.0, 0.0, 1.0), (-1, 0, 1), (.nan, 0, 1), (1, 5, 4), (1e-9, 0, 1), (1, -.infinity, .infinity)])
    func badBoundsHaveNoMultiples(_ step: Double, _ low: Double, _ high: Double) {
        #expect(NumberTicks.multiples(of: step, from: low, to: high).count <= 1)
    }

    @Test func boundsAreRoundedOutwards() {
        #expect(NumberTicks.rounded(3, 87, to: 20) == (0, 100))
        #expect(NumberTicks.rounded(3, 87, to: 20, lower: false, upper: false) == (3, 87))
        #expect(NumberTicks.rounded(0, 100, to: 20) == (0, 100))
        #expect(NumberTicks.rounded(-3, 4, to: 0) == (-3, 4))
    }

    @Test func powersOfTen() {
        #expect(NumberTicks.powers(from: 1, to: 1_000, count: 4) == [1, 10, 100, 1_000])
        #expect(NumberTicks.powers(from: 1, to: 1e6, count: 4) == [1, 100, 10_000, 1e6])
        #expect(NumberTicks.powers(from: 2, to: 8, count: 3) == [2, 4, 6, 8])
        #expect(NumberTicks.powers(from: 0, to: 8, count: 3) == [])
    }
}
