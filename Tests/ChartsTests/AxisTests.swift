import Charts
import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct AxisTests {
    private let stage = ChartStage(200, 120)
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func line(_ values: [Double]) -> some View {
        Chart(samples(values)) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
    }

    private func texts(_ view: some View) -> [String] { stage.texts(view).map(\.text) }

    @Test func numbersAreRoundAndStartAtZero() {
        #expect(texts(line([30, 87]).chartXAxis(.hidden)) == ["0", "50", "100"])
        #expect(texts(line([30, 87]).chartXAxis(.hidden).chartYScale(domain: .automatic(includesZero: false))).first == "20")
    }

    @Test func numbersStandOnTheTrailingSideAndNamesOnTheLeadingOne() {
        let numbers = stage.texts(line([30, 87]).chartXAxis(.hidden))
        #expect(numbers.allSatisfy { $0.at.x > 170 })
        let names = stage.texts(Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", 1), y: .value("n", $0)) }.chartXAxis(.hidden))
        #expect(names.map(\.text) == ["a", "b"] && names.allSatisfy { $0.at.x < 1 } && names[0].at.y < names[1].at.y)
    }

    @Test func daysAreToldInTheReadersLanguage() {
        func days(_ locale: String) -> [String] {
            var stage = stage
            stage.environment.locale = Locale(identifier: locale)
            let chart = Chart(0..<3, id: \.self) {
                LineMark(x: .value("day", start.addingTimeInterval(Double($0) * 86_400)), y: .value("y", $0))
            }
            return stage.texts(chart.chartYAxis(.hidden)).map(\.text)
        }
        #expect(days("en_US") == ["Jan 1", "Jan 2"])
        #expect(days("de_DE").first == "1. Jan.")
    }

    @Test func anAxisShowsWhatItIsTold() {
        let chart = line([0, 10]).chartXAxis(.hidden).chartYAxis {
            AxisMarks(position: .leading, values: [0, 5, 10]) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
                AxisTick(length: 6)
                AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) of \(value.count)") } }
            }
        }
        #expect(texts(chart) == ["0 of 3", "5 of 3", "10 of 3"])
        let lines = stage.lines(chart).filter { $0.hasPrefix("stroke") }
        #expect(lines.filter { $0.contains("#FF3B30") }.count == 3)
        #expect(lines.count == 7)
        #expect(stage.texts(chart).allSatisfy { $0.at.x < 10 })
    }

    @Test func labelsHaveFormats() {
        let percent = line([0, 1]).chartXAxis(.hidden).chartYAxis {
            AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0.5])
        }
        #expect(texts(percent) == ["50%"])
        let dates = Chart(0..<2, id: \.self) {
            LineMark(x: .value("d", start.addingTimeInterval(Double($0) * 40 * 86_400)), y: .value("y", 1))
        }
        .chartYAxis(.hidden)
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { _ in AxisValueLabel(format: .dateTime.month(.abbreviated)) }
        }
        #expect(texts(dates) == ["Jan", "Feb"])
    }

    @Test func countsStridesAndArraysSayWhereMarksLie() {
        func count(_ values: AxisMarkValues) -> Int {
            texts(line([0, 100]).chartXAxis(.hidden).chartYAxis { AxisMarks(values: values) }).count
        }
        #expect(count(.stride(by: 50)) == 3)
        #expect(count(.automatic(desiredCount: 5)) == 6)
        #expect(count(.stride(by: 0)) == 0 && count(.stride(by: -1)) == 0 && count(.stride(by: 1e-9)) == 0)
        #expect(count(.automatic(desiredCount: 0)) > 0 && count(.automatic(desiredCount: -4)) > 0)
    }

    @Test func labelsThatWouldLieOverEachOtherAreLeftOut() {
        func count(_ resolution: AxisValueLabelCollisionResolution) -> Int {
            texts(
                line([0, 1]).chartYAxis(.hidden).chartXScale(domain: 0...1).chartXAxis {
                    AxisMarks(values: (0...100).map { Double($0) / 100 }) { _ in AxisValueLabel(collisionResolution: resolution) }
                }
            ).count
        }
        #expect(count(.automatic) < 12 && count(.automatic) > 3)
        #expect(count(.disabled) == 101)
    }

    @Test func centredLabelsLieBetweenValues() {
        let chart = Chart(0..<2, id: \.self) {
            BarMark(x: .value("d", start.addingTimeInterval(Double($0) * 86_400), unit: .day, calendar: .gmt), y: .value("y", 1))
        }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel("day", centered: true) } }
        let places = stage.texts(chart).map(\.at.x)
        #expect(places.count == 2)
        #expect(places.map { abs($0 + 8 - 50) < 3 || abs($0 + 8 - 150) < 3 } == [true, true])
    }

    @Test func theWholeIsTurnedFromRightToLeft() {
        var turned = stage
        turned.environment.layoutDirection = .rightToLeft
        #expect(turned.texts(line([30, 87]).chartXAxis(.hidden)).allSatisfy { $0.at.x < 20 })
        let strokes = turned.strokes(Chart(samples([0, 10])) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) })
        #expect(strokes.first?.first == CGPoint(x: 200, y: 120))
    }

    @Test func axesHaveTitles() {
        let chart = line([1, 2]).chartXAxisLabel("Days").chartYAxisLabel("Steps", position: .leading)
        #expect(texts(chart).contains("Days") && texts(chart).contains("Steps"))
    }

    @Test func hiddenAxesLeaveTheirRoomToThePlot() {
        let bare = line([0, 1]).chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(texts(bare).isEmpty)
        #expect(stage.strokes(bare).first?.first == CGPoint(x: 0, y: 120))
    }

    @Test func labelsStandUpright() {
        let chart = line([0, 1]).chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: [0]) { _ in AxisValueLabel("turned", orientation: .vertical) }
        }
        #expect(texts(chart) == ["turned"])
        #expect(stage.lines(chart).contains { $0.hasPrefix("push") })
    }
}

extension Calendar {
    fileprivate static var gmt: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}
