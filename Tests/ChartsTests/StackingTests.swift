import Charts
import Testing

@Suite struct StackingTests {
    private func bar(_ place: String, _ value: Double, _ method: MarkStackingMethod = .standard) -> ChartMark {
        var mark = ChartMark(kind: .bar, x: .value(PlotDatum(.category(place))), y: .value(PlotDatum(.number(value))))
        mark.stacking = method
        return mark
    }

    @Test func valuesOfOnePlaceGrowUponEachOther() {
        let stacked = Stacking.stacked([bar("a", 2), bar("b", 9), bar("a", 3)])
        #expect(stacked.map(\.y) == [.number(0, 2), .number(0, 9), .number(2, 5)])
    }

    @Test func whatIsBelowZeroGrowsDown() {
        let stacked = Stacking.stacked([bar("a", 2), bar("a", -1), bar("a", 3), bar("a", -4)])
        #expect(stacked.map(\.y) == [.number(0, 2), .number(0, -1), .number(2, 5), .number(-1, -5)])
    }

    @Test func sharesComeToOne() {
        let stacked = Stacking.stacked([bar("a", 1, .normalized), bar("a", 3, .normalized)])
        #expect(stacked.map(\.y) == [.number(0, 0.25), .number(0.25, 1)])
        #expect(Stacking.stacked([bar("a", 0, .normalized)]).map(\.y) == [.number(0, 0)])
    }

    @Test func centredStacksLieAroundZero() {
        let stacked = Stacking.stacked([bar("a", 1, .center), bar("a", 3, .center)])
        #expect(stacked.map(\.y) == [.number(-2, -1), .number(-1, 2)])
    }

    @Test func unstackedAndNoNumbersStayAsTheyAre() {
        let stacked = Stacking.stacked([bar("a", 1, .unstacked), bar("a", 2, .unstacked), bar("a", .infinity)])
        #expect(stacked.prefix(2).map(\.y) == [.number(0, 1), .number(0, 2)])
        #expect(stacked[2].y == .number(0, .infinity))
    }

    private static let number = MarkExtent.value(PlotDatum(.number(1)))
    private static let name = MarkExtent.value(PlotDatum(.category("a")))
    private static let directions: [(MarkExtent, MarkExtent, PlotAxis?)] = [
        (number, number, .y), (number, name, .x), (name, number, .y), (number, .whole, .x), (.whole, number, .y), (name, name, nil),
        (.number(0, 1), name, nil), (number, .number(0, 1), nil), (.number(0, 1), number, nil),
    ]

    @Test(arguments: directions) func barsGrowAlongTheirNumbers(_ x: MarkExtent, _ y: MarkExtent, _ axis: PlotAxis?) {
        #expect(ChartMark(kind: .bar, x: x, y: y).valueAxis == axis)
    }
}
