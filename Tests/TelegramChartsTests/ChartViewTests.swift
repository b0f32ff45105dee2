import Drawing
import Foundation
import LayoutEngine
import SwiftUI
import TestSupport
import Testing

@Suite @MainActor struct ChartViewTests {
    private let set = ChartSet(
        dates: (0..<101).map { Date(timeIntervalSince1970: 1_549_929_600 + Double($0) * 86_400) },
        lines: [
            .init(id: "y0", name: "a", color: HexColor(red: 1, green: 0, blue: 0), values: (0..<101).map { Double($0) }),
            .init(id: "y1", name: "b", color: HexColor(red: 0, green: 1, blue: 0), values: (0..<101).map { 1_000 - Double($0) }),
        ])

    private func commands(_ state: ChartState) -> [String] {
        let session = RenderSession(resources: PlainResources())
        let list = ViewRenderer(size: CGSize(width: 300, height: 150), environment: EnvironmentValues(), session: session)
            .list(of: ChartView(set: set, state: state))
        return list.commands.printed.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func strokes(_ color: String, _ state: ChartState) -> Int {
        commands(state).filter { $0.hasPrefix("stroke") && $0.contains(color) }.count
    }

    @Test func eachLineIsDrawnInTheChartAndOnTheMap() {
        let state = ChartState()
        #expect(strokes("#FF0000", state) == 2 && strokes("#00FF00", state) == 2)
    }

    @Test func hiddenLinesAreNotDrawn() {
        let state = ChartState(hidden: ["y1"])
        #expect(strokes("#FF0000", state) == 2 && strokes("#00FF00", state) == 0)
    }

    @Test func theIndicatorMarksEachLineAndTellsItsValues() {
        let state = ChartState(window: .whole, indicator: 0.5)
        #expect(strokes("#FF0000", state) == 3)
        let texts = commands(state).filter { $0.hasPrefix("glyphs") }.joined()
        #expect(texts.contains("\"50\"") && texts.contains("\"950\""))
    }

    @Test func theDatesAreTold() {
        #expect(commands(ChartState(window: .whole)).contains { $0.contains("2019") })
    }
}

@MainActor private final class PlainResources: RenderResources {
    let shaper: any TextShaper = FixedTextShaper()
    func image(named name: String, in environment: EnvironmentValues) -> ImageFinding { .missing }
    func image(_ file: PictureBytes) -> ImageFinding { .missing }
    func color(named name: String, dark: Bool) -> RGBA? { nil }
}
