import Charts
import Drawing
import Foundation
import SwiftUI
import Testing

/// Whatever data a chart is given, it is drawn, and fits into a list.
@Suite @MainActor struct BadChartsTests {
    private nonisolated static let bad: [[Double]] = [
        [], [0], [5], [.nan], [.infinity, -.infinity], [.nan, 1, .nan], [0, 0, 0], [1e308, -1e308], [.leastNonzeroMagnitude, 0],
        [-.greatestFiniteMagnitude, .greatestFiniteMagnitude], [-1, -2],
    ]

    @ChartContentBuilder private func everyMark(_ sample: Sample) -> some ChartContent {
        LineMark(x: .value("x", sample.id), y: .value("y", sample.value)).interpolationMethod(.catmullRom).symbol(.circle)
        AreaMark(x: .value("x", sample.id), y: .value("y", sample.value)).interpolationMethod(.monotone)
        BarMark(x: .value("x", sample.id), y: .value("y", sample.value), stacking: .normalized).cornerRadius(.nan)
        PointMark(x: .value("x", sample.value), y: .value("y", sample.value)).symbolSize(sample.value).opacity(sample.value)
        RuleMark(y: .value("y", sample.value)).zIndex(sample.value)
        RectangleMark(x: .value("x", sample.id), y: .value("y", sample.value), width: .ratio(sample.value), height: .inset(1e9))
        SectorMark(angle: .value("v", sample.value), innerRadius: .ratio(sample.value), angularInset: 3)
    }

    private func isSound(_ list: DisplayList) -> Bool {
        (try? DisplayList(decoding: list.encoded())) != nil
    }

    @Test(arguments: bad) func badValuesAreDrawnAsFarAsTheyGo(_ values: [Double]) {
        let chart = Chart(samples(values)) { everyMark($0) }
        #expect(isSound(ChartStage(150, 150).list(chart)))
        #expect(isSound(ChartStage(150, 150).list(chart.chartYScale(type: .log).chartXScale(type: .squareRoot))))
    }

    @Test(arguments: [
        CGSize(width: 0, height: 0), CGSize(width: 100, height: 0), CGSize(width: 0, height: 100), CGSize(width: 3, height: 2),
    ])
    func smallRoomsAreDrawn(_ size: CGSize) {
        let chart = Chart(samples([1, 2, 3])) { everyMark($0) }.chartXAxisLabel("x").frame(width: size.width, height: size.height)
        #expect(isSound(ChartStage(100, 100).list(chart)))
    }

    @Test func badDomainsAreDrawn() {
        let chart = Chart(samples([1, 2])) { everyMark($0) }
        let stage = ChartStage(100, 100)
        #expect(isSound(stage.list(chart.chartYScale(domain: 3...3))))
        #expect(isSound(stage.list(chart.chartYScale(domain: ["a", "b"]))))
        #expect(isSound(stage.list(chart.chartYScale(domain: [Double]()))))
        #expect(isSound(stage.list(chart.chartXScale(domain: Date.distantPast...Date.distantFuture))))
        #expect(isSound(stage.list(chart.chartXScale(range: .plotDimension(padding: 500)))))
    }

    @Test(.timeLimit(.minutes(1))) func hundredThousandPointsFitIntoAList() {
        let many = (0..<100_000).map { Sample(id: $0, value: sin(Double($0) / 700) + sin(Double($0)) / 4, kind: "\($0 % 3)") }
        let stage = ChartStage(338, 158)
        let line = stage.list(
            Chart(many) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)).foregroundStyle(by: .value("k", $0.kind)) })
        #expect(isSound(line) && line.commands.count < 100)
        let points = stage.list(Chart(many) { PointMark(x: .value("x", $0.id), y: .value("y", $0.value)) })
        #expect(isSound(points) && points.commands.count < 8_000)
        let bars = stage.list(Chart(many) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) })
        #expect(isSound(bars))
        let right = bars.commands.map { if case .fill(let outline, _, _) = $0 { outline.bounds.maxX } else { 0 } }.max() ?? 0
        #expect(right > 300)
        let pie = stage.list(Chart(many) { SectorMark(angle: .value("v", abs($0.value))) })
        #expect(isSound(pie))
    }

    @Test func lengthsOfAnySizeAreDrawn() {
        for length in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
            let chart = Chart(samples([1, 2])) {
                BarMark(x: .value("x", $0.id), y: .value("y", $0.value), width: .fixed(length)).offset(x: length, y: length)
                PointMark(x: .value("x", $0.id), y: .value("y", $0.value)).symbolSize(CGSize(width: length, height: length))
                    .annotation(spacing: length) { Text("a") }
                RuleMark(y: .value("y", $0.value)).lineStyle(StrokeStyle(lineWidth: length))
                SectorMark(angle: .value("v", $0.value), outerRadius: .fixed(length), angularInset: length).cornerRadius(length)
            }
            .chartXScale(range: .plotDimension(padding: length)).chartLegend(spacing: length).chartXAxisLabel("x", spacing: length)
            .chartXAxis { AxisMarks(values: .stride(by: .day, count: .max)) { AxisTick(length: length) } }
            #expect(isSound(ChartStage(150, 150).list(chart)))
        }
    }

    @Test func manyNamesLeaveRoomForThePlot() {
        let chart = Chart(0..<300, id: \.self) {
            BarMark(x: .value("n", "name \($0)"), y: .value("y", $0)).foregroundStyle(by: .value("n", "name \($0)"))
        }
        #expect(isSound(ChartStage(150, 150).list(chart)))
    }
}
