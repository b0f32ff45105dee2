import Foundation
import Testing

@Suite struct ChartStateTests {
    private let set = ChartSet(
        dates: (0..<11).map { Date(timeIntervalSince1970: Double($0) * 86_400) },
        lines: [
            .init(id: "y0", name: "a", color: HexColor(red: 0, green: 0, blue: 0), values: (0..<11).map { Double($0) }),
            .init(id: "y1", name: "b", color: HexColor(red: 1, green: 1, blue: 1), values: (0..<11).map { Double($0) * 100 }),
        ])

    @Test func aWindowPansToTheEndsAndNoFurther() {
        var window = ChartWindow(0.5, 0.7)
        window.pan(by: 0.5)
        #expect(abs(window.lower - 0.6) < 1e-9 && abs(window.upper - 0.8) < 1e-9)
        window.pan(by: 5)
        #expect(abs(window.upper - 1) < 1e-9 && abs(window.width - 0.2) < 1e-9)
        window.pan(by: -50)
        #expect(window.lower == 0)
    }

    @Test func aWindowZoomsAroundItsMiddle() {
        var window = ChartWindow(0.4, 0.6)
        window.zoom(by: 2)
        #expect(abs(window.lower - 0.3) < 1e-9 && abs(window.upper - 0.7) < 1e-9)
        for _ in 0..<20 { window.zoom(by: 0.5) }
        #expect(abs(window.width - ChartWindow.least) < 1e-9)
        for _ in 0..<20 { window.zoom(by: 2) }
        #expect(window == .whole)
    }

    @Test(arguments: [(0.9, 0.1), (-3, 4), (.nan, .infinity), (0.5, 0.5), (2, 3)]) func badWindowsAreMadeGood(_ low: Double, _ high: Double)
    {
        let window = ChartWindow(low, high)
        #expect(window.lower >= 0 && window.upper <= 1 + 1e-9 && window.width >= ChartWindow.least - 1e-9)
    }

    @Test func theLastLineStays() {
        var state = ChartState()
        state.toggle("y0", of: set)
        #expect(state.hidden == ["y0"])
        state.toggle("y1", of: set)
        #expect(state.hidden == ["y0"])
        state.toggle("y0", of: set)
        #expect(state.hidden.isEmpty)
    }

    @Test func theIndicatorComesMovesAndGoes() {
        var state = ChartState(window: .whole)
        #expect(state.indicated(in: set) == nil)
        state.moveIndicator(by: 0.25)
        #expect(state.indicated(in: set) == 5)
        state.moveIndicator(by: 0.25)
        #expect(state.indicated(in: set) == 8)
        state.moveIndicator(by: 0.25)
        state.moveIndicator(by: 0.25)
        #expect(state.indicator == nil)
    }

    @Test func theAxisFollowsWhatIsSeen() {
        var state = ChartState(window: .whole)
        #expect(ValueAxis(set, state).high == 1_000)
        state.hidden = ["y1"]
        #expect(ValueAxis(set, state).high == 10 && ValueAxis(set, state).ticks.first == 0)
        state.window = ChartWindow(0, 0.3)
        #expect(ValueAxis(set, state).high == 3)
    }

    @Test func flatLinesHaveAnAxisToo() {
        for value in [0.0, 5, -5] {
            let axis = ValueAxis(low: value, high: value, count: 4)
            #expect(axis.high > axis.low && axis.part(of: value) >= 0 && axis.part(of: value) <= 1)
        }
    }

    @Test func valuesAreToldInFewLetters() {
        #expect([0, 999, 1_200, 2_000, 3_450_000, -1_500, 0.5].map(ValueAxis.text) == ["0", "999", "1.2K", "2K", "3.5M", "-1.5K", "0.5"])
    }

    @Test func datesAreAsManyAsThereIsRoomFor() {
        #expect(DateTicker(set, .whole, count: 4).marks.map(\.place) == [0, 4, 8])
        #expect(DateTicker(set, .whole, count: 0).marks.count <= 2)
        #expect(DateTicker.text(of: Date(timeIntervalSince1970: 1_549_929_600), Locale(identifier: "en_US")) == "Feb 12, 2019")
    }

    @Test func cardsComeForward() {
        var order = CardOrder(count: 3)
        order.bringForward(2)
        #expect(order.cards == [2, 0, 1])
        order.bringForward(7)
        #expect(order.fitted(to: 5).cards == [2, 0, 1, 3, 4] && order.fitted(to: 2).cards == [0, 1])
    }

    @Test func whatAReaderDidIsKept() throws {
        let suite = "telegram-charts-tests-\(UUID().uuidString)"
        defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
        let store = ChartStore(suite: suite)
        #expect(store[1] == ChartState())
        store[1].window.zoom(by: 0.5)
        #expect(store[1].window != ChartState().window && store[0] == ChartState())
        let damaged = Data(#"{"window":{"lower":9,"upper":-4},"hidden":[]}"#.utf8)
        #expect(try JSONDecoder().decode(ChartState.self, from: damaged).window == .whole)
    }
}
