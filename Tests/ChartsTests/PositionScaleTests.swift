import Charts
import Foundation
import Testing

@Suite struct PositionScaleTests {
    @Test func numbersLieInProportion() {
        let scale = PositionScale(.numbers(0, 10), from: 100, to: 0)
        #expect(scale.position(of: .number(2.5)) == 75)
        #expect(scale.position(of: .number(20)) == -100)
        #expect(scale.value(at: 75) == .number(2.5))
        #expect(scale.position(of: .number(.nan)) == nil && scale.position(of: .category("a")) == nil)
    }

    @Test func categoriesHaveBands() {
        let scale = PositionScale(.categories(["a", "b"]), from: 0, to: 100)
        #expect(scale.band == 50)
        #expect(scale.position(of: .category("b")) == 75)
        #expect(scale.ends(of: PlotDatum(.category("a"))) ?? (0, 0) == (0, 50))
        #expect(scale.value(at: 60) == .category("b") && scale.value(at: 101) == nil && scale.value(at: -1) == nil)
        #expect(scale.position(of: .category("c")) == nil)
    }

    @Test func datesHaveIntervals() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let scale = PositionScale(.dates(start, start + 100), from: 0, to: 50)
        #expect(scale.ends(of: PlotDatum(.date(start + 20), to: .date(start + 40))) ?? (0, 0) == (10, 20))
        #expect(scale.middle(of: PlotDatum(.date(start + 20), to: .date(start + 40))) == 15)
        #expect(scale.value(at: 25) == .date(start + 50))
    }

    @Test(arguments: [(1.0, 0.0), (10, 50), (100, 100), (0, 0), (-5, 0)])
    func logarithms(_ value: Double, _ place: CGFloat) {
        #expect(PositionScale(.numbers(1, 100), type: .log, from: 0, to: 100).position(of: .number(value)) == place)
    }

    @Test func rootsKeepTheSign() {
        let scale = PositionScale(.numbers(-4, 4), type: .squareRoot, from: 0, to: 80)
        #expect(scale.position(of: .number(1)) == 60 && scale.position(of: .number(-1)) == 20)
        #expect(scale.value(at: 60) == .number(1))
    }

    @Test func endlessSpansAndNoneAtAllHavePlaces() {
        let endless = PositionScale(.numbers(-.greatestFiniteMagnitude, .greatestFiniteMagnitude), from: 0, to: 100)
        #expect(endless.position(of: .number(0)) == 50)
        #expect(PositionScale(.numbers(3, 3), from: 0, to: 100).position(of: .number(3)) == 50)
        #expect(PositionScale(.numbers(0, 1e-300), from: 0, to: 100).position(of: .number(1e300))?.isFinite == true)
        #expect(PositionScale(.categories([]), from: 0, to: 0).value(at: 0) == nil)
    }

    @Test func domainsComeFromTheData() {
        #expect(AxisDomain([.number(3), .number(.nan), .number(7)]) == .numbers(3, 7))
        #expect(AxisDomain([.number(3), .number(7)], includesZero: true) == .numbers(0, 7))
        #expect(AxisDomain([.number(-3)], includesZero: true) == .numbers(-3, 0))
        #expect(AxisDomain([.category("b"), .number(1), .category("a"), .category("b")]) == .categories(["b", "a"]))
        #expect(AxisDomain([.number(.infinity)]) == nil && AxisDomain([]) == nil)
        #expect(AxisDomain.numbers(0, 0).widened == .numbers(0, 1) && AxisDomain.numbers(5, 5).widened == .numbers(0, 10))
    }
}
