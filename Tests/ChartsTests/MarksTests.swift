import Charts
import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct MarksTests {
    private let stage = ChartStage()

    @Test func aLineRunsThroughItsPoints() {
        let chart = Chart(samples([0, 10, 5])) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
        #expect(stage.strokes(chart) == [[CGPoint(x: 0, y: 100), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 50)]])
        #expect(stage.marks(chart).contains { $0.hasPrefix("stroke") && $0.contains("#007AFF") })
    }

    @Test func seriesAreLinesOfTheirOwn() {
        let chart = Chart(samples([1, 2]) + samples([3, 4], kind: "b")) {
            LineMark(x: .value("x", $0.id), y: .value("y", $0.value)).foregroundStyle(by: .value("kind", $0.kind))
        }
        #expect(stage.strokes(chart).count == 2)
        let strokes = stage.marks(chart).filter { $0.hasPrefix("stroke") }
        #expect(strokes.first?.contains("#007AFF") == true && strokes.last?.contains("#34C759") == true)
    }

    @Test func aLineBreaksWhereAValueIsNone() {
        let chart = Chart(samples([1, 2, .nan, 3, 4])) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
        let list = stage.marks(chart).filter { $0.hasPrefix("stroke") }
        #expect(list.count == 1)
        #expect(stage.strokes(chart).first?.count == 4)
    }

    @Test func barsStandInTheirBands() {
        let chart = Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 == "a" ? 5 : 10)) }
        #expect(stage.fills(chart) == ["7.5,50 35x50", "57.5,0 35x100"])
    }

    @Test func barsOfNumbersByNamesLieDown() {
        let chart = Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", 10), y: .value("y", $0), height: .ratio(1)) }
        #expect(stage.fills(chart) == ["0,0 100x50", "0,50 100x50"])
    }

    @Test func barsOfOnePlaceAreStacked() {
        let chart = Chart(samples([4, 4]) + samples([6, 1], kind: "b")) {
            BarMark(x: .value("x", "\($0.id)"), y: .value("y", $0.value), width: .fixed(10)).foregroundStyle(by: .value("k", $0.kind))
        }
        #expect(stage.fills(chart) == ["20,60 10x40", "70,60 10x40", "20,0 10x60", "70,50 10x10"])
    }

    @Test func barsStandBesideEachOther() {
        let chart = Chart(samples([10]) + samples([5], kind: "b")) {
            BarMark(x: .value("x", "only"), y: .value("y", $0.value)).position(by: .value("k", $0.kind))
        }
        #expect(stage.fills(chart) == ["12,0 36x100", "52,50 36x50"])
    }

    @Test func barsHaveRangesAndRoundCorners() {
        let chart = Chart {
            BarMark(x: .value("x", "a"), yStart: .value("low", 2), yEnd: .value("high", 8), width: 20).cornerRadius(4)
        }
        .chartYScale(domain: 0...10)
        #expect(stage.fills(chart) == ["40,20 20x60"])
        #expect(stage.marks(chart).contains { $0.contains("Rect 40,20 20x60 radius 4") })
    }

    @Test func oneBarHoldsAllValues() {
        let chart = Chart(samples([30, 70])) { BarMark(x: .value("share", $0.value)).foregroundStyle(by: .value("id", "\($0.id)")) }
        #expect(stage.fills(chart) == ["0,0 30x100", "30,0 70x100"])
    }

    @Test func barsOfDaysFillTheirDays() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let chart = Chart(0..<4, id: \.self) { day in
            BarMark(
                x: .value("day", start.addingTimeInterval(Double(day) * 86_400 + 3_600), unit: .day, calendar: calendar),
                y: .value("y", 1), width: .ratio(1))
        }
        .chartYScale(domain: 0...1)
        #expect(stage.fills(chart) == ["0,0 25x100", "25,0 25x100", "50,0 25x100", "75,0 25x100"])
    }

    @Test func areasReachDownToZeroAndUponEachOther() {
        let chart = Chart(samples([5, 5]) + samples([5, 0], kind: "b")) {
            AreaMark(x: .value("x", $0.id), y: .value("y", $0.value)).foregroundStyle(by: .value("k", $0.kind))
        }
        #expect(stage.fills(chart) == ["0,50 100x50", "0,0 100x50"])
    }

    @Test func areasHaveRanges() {
        let chart = Chart(samples([1, 2])) {
            AreaMark(x: .value("x", $0.id), yStart: .value("low", 4), yEnd: .value("high", 6 + $0.value))
        }
        .chartYScale(domain: 0...10)
        #expect(stage.fills(chart) == ["0,20 100x40"])
    }

    @Test func pointsAreDotsOfTheirSize() {
        let chart = Chart {
            PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(CGSize(width: 10, height: 10))
            PointMark(x: .value("x", 5), y: .value("y", 10)).symbol(.square).symbolSize(.pi * 25)
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        #expect(stage.fills(chart).first == "45,45 10x10")
        #expect(stage.marks(chart).contains { $0.contains("fill ellipse 45,45 10x10") })
        #expect(stage.fills(chart).last == "45.6,-4.4 8.8x8.8")
    }

    @Test func rulesCrossThePlot() {
        let chart = Chart {
            RuleMark(y: .value("y", 5)).lineStyle(StrokeStyle(lineWidth: 3, dash: [2]))
            RuleMark(x: .value("x", 1), yStart: .value("low", 0), yEnd: .value("high", 5))
        }
        .chartXScale(domain: 0...4).chartYScale(domain: 0...10)
        #expect(
            stage.strokes(chart) == [[CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)], [CGPoint(x: 25, y: 50), CGPoint(x: 25, y: 100)]])
    }

    @Test func rectanglesFillWhatTheyAreGiven() {
        let chart = Chart {
            RectangleMark(xStart: .value("a", 1), xEnd: .value("b", 3), yStart: .value("c", 0), yEnd: .value("d", 5))
            RectangleMark(x: .value("x", 2), y: .value("y", 5), width: .fixed(4), height: .fixed(6))
            RectangleMark(xStart: .value("a", 3), xEnd: .value("b", 4))
        }
        .chartXScale(domain: 0...4).chartYScale(domain: 0...10)
        #expect(stage.fills(chart) == ["25,50 50x50", "48,47 4x6", "75,0 25x100"])
    }

    @Test func sectorsShareARing() {
        let chart = Chart(samples([1, 1])) {
            SectorMark(angle: .value("share", $0.value), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("id", "\($0.id)"))
        }
        #expect(stage.fills(chart) == ["50,0 50x100", "0,0 50x100"])
        #expect(stage.lines(chart.chartLegend(.hidden)).filter { $0.hasPrefix("stroke") }.isEmpty)
    }

    @Test func sectorsHaveRanges() {
        let chart = Chart {
            SectorMark(angle: .value("a", 0..<1))
            SectorMark(angle: .value("b", 3..<4))
        }
        #expect(stage.fills(chart) == ["50,0 50x50", "0,0 50x50"])
    }

    @Test func looksAreInheritedAndTheInnerOneStands() {
        let chart = Chart {
            Plot {
                RuleMark(y: .value("y", 1)).foregroundStyle(.red)
                RuleMark(y: .value("y", 2))
            }
            .foregroundStyle(.green).opacity(0.5)
        }
        let strokes = stage.marks(chart).filter { $0.hasPrefix("stroke") }
        #expect(strokes.first?.contains("#FF3B3080") == true && strokes.last?.contains("#34C75980") == true)
    }

    @Test func higherIndexesLieAbove() {
        let chart = Chart {
            RuleMark(y: .value("y", 1)).foregroundStyle(.red).zIndex(1)
            RuleMark(y: .value("y", 2)).foregroundStyle(.green)
        }
        #expect(stage.marks(chart).filter { $0.hasPrefix("stroke") }.last?.contains("#FF3B30") == true)
    }
}
