import Testing

@testable import DaemonBenchmark

@Suite struct FigureTests {
    @Test(arguments: [
        (Figure(name: "a", value: 1.9, unit: "times", aim: 2), "a: 1.9 times (aim: at most 2, met)"),
        (Figure(name: "a", value: 2, unit: "times", aim: 2), "a: 2 times (aim: at most 2, met)"),
        (Figure(name: "a", value: 152.4, unit: "ms", aim: 150, note: "of 9"), "a: 152 ms (aim: at most 150, missed) — of 9"),
        (Figure(name: "a", value: 0.04321, unit: "s", aim: 0.05), "a: 0.0432 s (aim: at most 0.05, met)"),
        (Figure(name: "a", value: 0, unit: "", aim: 0), "a: 0  (aim: at most 0, met)"),
    ])
    func aRowTellsValueAndAim(figure: Figure, row: String) { #expect(figure.row == row) }

    @Test func whatIsNoNumberMeetsNothing() {
        let figure = Figure(name: "a", value: .nan, unit: "ms", aim: 1)
        #expect(!figure.isMet)
        #expect(figure.row == "a: nan ms (aim: at most 1, missed)")
    }
}
