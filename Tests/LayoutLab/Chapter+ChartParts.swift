import Charts
import SwiftUI

extension Chapter {
    static var axes: Chapter {
        Chapter(
            "Axes", "An axis has the marks that its kind of data has, or those it is given.",
            [
                Example("own-axis", "Marks at chosen values, on the leading side.", width: 170, height: 110) {
                    Chart(0..<7, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Share", Double($0 * $0) / 36)) }
                        .chartYAxis {
                            AxisMarks(position: .leading, values: [0, 0.5, 1]) { _ in
                                AxisGridLine()
                                AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
                            }
                        }
                },
                Example("centred", "Labels in the middle of their days.", width: 170, height: 110) {
                    Chart(0..<5, id: \.self) { day in
                        BarMark(
                            x: .value("Day", Date(timeIntervalSinceReferenceDate: Double(day) * 86_400), unit: .day),
                            y: .value("N", day + 1))
                    }
                    .chartXAxis {
                        AxisMarks(values: .stride(by: .day)) { _ in
                            AxisTick()
                            AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                        }
                    }
                },
                Example("years", "Months and years begin where the calendar has them begin.", width: 170, height: 110) {
                    Chart(0..<24, id: \.self) { month in
                        LineMark(
                            x: .value("Month", Date(timeIntervalSinceReferenceDate: Double(month) * 30.44 * 86_400)),
                            y: .value("Rate", 2 + sin(Double(month) / 3)))
                    }
                    .chartYScale(domain: .automatic(includesZero: false))
                },
                Example("log", "A logarithmic scale.", width: 170, height: 110) {
                    Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", pow(10, Double($0)))) }
                        .chartYScale(type: .log)
                },
                Example("hidden", "Without axes a chart fills its room.", width: 170, height: 60) {
                    Chart(0..<20, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", sin(Double($0) / 2) + 1)) }
                        .chartXAxis(.hidden).chartYAxis(.hidden)
                },
            ])
    }

    static var chartParts: Chapter {
        Chapter(
            "Around the plot", "Legends, titles, styles of the plot, and layers that know where values lie.",
            [
                Example("legend", "A legend on the trailing side, and colours of the author's.", width: 170, height: 110) {
                    Chart(0..<6, id: \.self) { index in
                        BarMark(x: .value("x", "\(index / 2)"), y: .value("y", index + 1))
                            .foregroundStyle(by: .value("Kind", index % 2 == 0 ? "Old" : "New"))
                    }
                    .chartForegroundStyleScale(["Old": Color.gray, "New": .orange])
                    .chartLegend(position: .trailing)
                },
                Example("plot", "A plot with a background and titles beside its axes.", width: 170, height: 110) {
                    Chart(0..<7, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
                        .chartPlotStyle { $0.background(.blue.opacity(0.08)) }
                        .chartXAxisLabel("Hours").chartYAxisLabel("Metres")
                },
                Example("gradient", "A gradient below a line.", width: 170, height: 110) {
                    Chart(0..<20, id: \.self) { index in
                        AreaMark(x: .value("x", index), y: .value("y", sin(Double(index) / 3) + 2))
                            .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
                        LineMark(x: .value("x", index), y: .value("y", sin(Double(index) / 3) + 2))
                    }
                },
                Example("turned", "From right to left.", width: 170, height: 110) {
                    Chart(0..<7, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
                        .environment(\.layoutDirection, .rightToLeft)
                },
            ])
    }
}
