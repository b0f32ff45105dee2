import Charts
import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct ChartPartsTests {
    private let stage = ChartStage(200, 120)

    private var lines: some View {
        Chart(samples([1, 2]) + samples([3, 4], kind: "b")) {
            LineMark(x: .value("x", $0.id), y: .value("y", $0.value)).foregroundStyle(by: .value("kind", $0.kind))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }

    @Test func theLegendNamesEachValueBelowThePlot() {
        let texts = stage.texts(lines)
        #expect(texts.map(\.text) == ["a", "b"] && texts.allSatisfy { $0.at.y > 100 } && texts[0].at.x < texts[1].at.x)
        let dots = stage.lines(lines).filter { $0.hasPrefix("fill ellipse") }
        #expect(dots.count == 2 && dots[0].contains("#007AFF") && dots[1].contains("#34C759"))
        #expect(stage.texts(lines.chartLegend(.hidden)).isEmpty)
        #expect(stage.texts(lines.chartLegend(position: .top)).allSatisfy { $0.at.y < 20 })
        #expect(stage.texts(lines.chartLegend(position: .trailing, alignment: .center)).allSatisfy { $0.at.x > 150 })
        #expect(stage.texts(lines.chartLegend { Text("own") }).map(\.text) == ["own"])
    }

    @Test func valuesHaveTheStylesTheyAreGiven() {
        func colors(_ view: some View) -> [String] {
            stage.marks(view).filter { $0.hasPrefix("stroke") }.compactMap { $0.firstMatch(of: /#[0-9A-F]+/).map { String($0.output) } }
        }
        #expect(colors(lines.chartForegroundStyleScale(["b": Color.red, "a": .green])) == ["#34C759", "#FF3B30"])
        #expect(colors(lines.chartForegroundStyleScale(domain: ["a", "b"], range: [Color.red, .green])) == ["#FF3B30", "#34C759"])
        #expect(colors(lines.chartForegroundStyleScale(range: [Color.red])) == ["#FF3B30", "#FF3B30"])
        #expect(colors(lines.chartForegroundStyleScale { (kind: String) in kind == "a" ? Color.red : .green }) == ["#FF3B30", "#34C759"])
        #expect(stage.texts(lines.chartForegroundStyleScale(["b": Color.red, "a": .green])).map(\.text) == ["b", "a"])
    }

    @Test func annotationsLieBesideTheirMarks() {
        func place(_ position: AnnotationPosition, _ alignment: Alignment = .center, fits: Bool = false) -> CGPoint? {
            let resolution = fits ? AnnotationOverflowResolution(x: .fit(to: .chart), y: .fit(to: .chart)) : .automatic
            let chart = Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 5), width: 40)
                    .annotation(position: position, alignment: alignment, spacing: 2, overflowResolution: resolution) {
                        Color.red.frame(width: 10, height: 6)
                    }
            }
            .chartYScale(domain: 0...10)
            let rect = stage.fills(chart).first { $0.hasSuffix(" 10x6") }?.split(separator: " ").first?.split(separator: ",")
            guard let x = rect?.first.flatMap({ Double($0) }), let y = rect?.last.flatMap({ Double($0) }) else { return nil }
            return CGPoint(x: x, y: y)
        }
        #expect(place(.top) == CGPoint(x: 95, y: 52))
        #expect(place(.top, .leading) == CGPoint(x: 80, y: 52))
        #expect(place(.overlay) == CGPoint(x: 95, y: 87))
        #expect(place(.bottom) == CGPoint(x: 95, y: 122) && place(.bottom, fits: true) == CGPoint(x: 95, y: 114))
        #expect(place(.topTrailing) == CGPoint(x: 122, y: 52))
    }

    @Test func symbolsAreShapesOrViewsByValue() {
        let chart = Chart(samples([1, 2])) {
            PointMark(x: .value("x", $0.id), y: .value("y", $0.value)).symbol(by: .value("id", "\($0.id)"))
        }
        #expect(stage.marks(chart).contains { $0.hasPrefix("fill ellipse") } && stage.marks(chart).contains { $0.hasPrefix("fill rect") })
        let views = Chart(samples([1, 2])) {
            LineMark(x: .value("x", $0.id), y: .value("y", $0.value)).symbol { Color.red.frame(width: 4, height: 4) }
        }
        #expect(stage.fills(views).filter { $0.hasSuffix("4x4") }.count == 2)
        let rings = Chart(samples([1])) {
            PointMark(x: .value("x", $0.id), y: .value("y", $0.value)).symbol(Circle().strokeBorder(lineWidth: 2))
        }
        #expect(stage.marks(rings).contains { $0.hasPrefix("stroke ellipse") })
    }

    @Test func thePlotHasAStyleOfItsOwn() {
        let chart = lines.chartLegend(.hidden).chartPlotStyle { $0.background(.red).padding(10) }
        #expect(stage.fills(chart).first == "10,10 180x100")
        let small = lines.chartPlotStyle { $0.frame(width: 50, height: 40) }
        #expect(stage.strokes(small).joined().allSatisfy { $0.x <= 50 && $0.y <= 40 })
    }

    @Test func layersKnowWhereValuesLie() {
        var places: [CGFloat?] = []
        var back: Int?
        var frame = CGRect.zero
        let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 2)) }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...4)
            .chartOverlay { proxy in
                GeometryReader { room in
                    Color.clear.onAppear {}.frame(width: note(proxy, room))
                }
            }
        func note(_ proxy: ChartProxy, _ room: GeometryProxy) -> CGFloat {
            places = [proxy.position(forX: 5), proxy.position(forY: 1)]
            back = proxy.value(atX: 100, as: Int.self)
            frame = room[proxy.plotAreaFrame]
            return 1
        }
        _ = stage.marks(chart)
        #expect(places == [100, 90] && back == 5)
        #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    }

    @Test func linesAreDashedAndCurvedAsTheyAreTold() {
        let chart = Chart(samples([1, 3, 2])) {
            LineMark(x: .value("x", $0.id), y: .value("y", $0.value))
                .interpolationMethod(.monotone).lineStyle(StrokeStyle(lineWidth: 5, dash: [3, 1]))
        }
        let stroke = stage.marks(chart).first { $0.hasPrefix("stroke") }
        #expect(stroke?.contains("5") == true && stroke?.contains("dash") == true)
    }

    @Test func gradientsRunAcrossAreasOrThePlot() {
        func chart(_ aligned: Bool) -> some View {
            Chart(samples([5, 5])) {
                AreaMark(x: .value("x", $0.id), y: .value("y", $0.value))
                    .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    .alignsMarkStylesWithPlotArea(aligned)
            }
            .chartYScale(domain: 0...10)
        }
        #expect(stage.marks(chart(false)).contains { $0.contains("linear") && $0.contains(",60") })
        #expect(stage.marks(chart(true)).contains { $0.contains("linear") && $0.contains(",0") })
    }

    @Test func scalesHaveRangesAndDirections() {
        func x(_ view: some View) -> [CGFloat] { stage.strokes(view).joined().map(\.x) }
        let line = Chart(samples([1, 1])) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
        #expect(x(line.chartXScale(range: .plotDimension(padding: 20))) == [20, 180])
        #expect(x(line.chartXScale(domain: .automatic(reversed: true))) == [200, 0])
        #expect(x(line.chartXScale(domain: -1...1)) == [100, 200])
    }
}
