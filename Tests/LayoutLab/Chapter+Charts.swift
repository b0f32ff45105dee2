import Charts
import SwiftUI

extension Chapter {
    static var marks: Chapter {
        Chapter(
            "Marks", "Values say where marks lie; scales and axes follow from them.",
            [
                Example("line", "Points of one series are joined; the y axis begins at zero.", width: 170, height: 110) {
                    Chart(0..<7, id: \.self) { day in
                        LineMark(x: .value("Day", sunday + day * 86_400), y: .value("Steps", steps[day]))
                    }
                },
                Example("series", "A value that gives the colour tells series apart, and the legend names them.", width: 170, height: 110) {
                    Chart(0..<14, id: \.self) { index in
                        LineMark(x: .value("Day", index % 7), y: .value("Steps", steps[index]))
                            .foregroundStyle(by: .value("Who", index < 7 ? "Ann" : "Ben"))
                            .symbol(by: .value("Who", index < 7 ? "Ann" : "Ben"))
                            .interpolationMethod(.catmullRom)
                    }
                },
                Example("bars", "Bars stand in the bands of names.", width: 170, height: 110) {
                    Chart(0..<4, id: \.self) { index in
                        BarMark(x: .value("Fruit", fruits[index]), y: .value("Count", steps[index])).cornerRadius(3)
                    }
                },
                Example("stacked", "Bars of one place are laid upon each other.", width: 170, height: 110) {
                    Chart(0..<8, id: \.self) { index in
                        BarMark(x: .value("Fruit", fruits[index % 4]), y: .value("Count", steps[index]))
                            .foregroundStyle(by: .value("Who", index < 4 ? "Ann" : "Ben"))
                    }
                },
                Example("beside", "Or stand beside each other.", width: 170, height: 110) {
                    Chart(0..<8, id: \.self) { index in
                        BarMark(x: .value("Fruit", fruits[index % 4]), y: .value("Count", steps[index]))
                            .foregroundStyle(by: .value("Who", index < 4 ? "Ann" : "Ben"))
                            .position(by: .value("Who", index < 4 ? "Ann" : "Ben"))
                    }
                },
                Example("lying", "Numbers by names lie down.", width: 170, height: 110) {
                    Chart(0..<4, id: \.self) { index in
                        BarMark(x: .value("Count", steps[index]), y: .value("Fruit", fruits[index]))
                            .annotation(position: .trailing) { Text("\(steps[index])").font(.caption2) }
                    }
                    .chartXAxis(.hidden)
                },
                Example("areas", "Areas lie upon each other, too.", width: 170, height: 110) {
                    Chart(0..<14, id: \.self) { index in
                        AreaMark(x: .value("Day", index % 7), y: .value("Steps", steps[index]))
                            .foregroundStyle(by: .value("Who", index < 7 ? "Ann" : "Ben"))
                            .interpolationMethod(.monotone)
                    }
                },
                Example("range", "An area between two values, a line, a rule and points.", width: 170, height: 110) {
                    Chart {
                        ForEach(0..<7) { day in
                            AreaMark(x: .value("Day", day), yStart: .value("Low", steps[day] - 3), yEnd: .value("High", steps[day] + 3))
                                .opacity(0.25)
                            LineMark(x: .value("Day", day), y: .value("Steps", steps[day]))
                            PointMark(x: .value("Day", day), y: .value("Steps", steps[day])).symbolSize(20)
                        }
                        RuleMark(y: .value("Goal", 8))
                            .foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
                            .annotation(position: .top, alignment: .leading, spacing: 1) {
                                Text("Goal").font(.caption2).foregroundStyle(.red)
                            }
                    }
                },
                Example("heat", "Rectangles fill the cells of two scales.", width: 170, height: 110) {
                    Chart(0..<28, id: \.self) { index in
                        RectangleMark(
                            x: .value("Week", "\(index / 7 + 1)"), y: .value("Day", "\(index % 7)"), width: .inset(1), height: .inset(1)
                        )
                        .foregroundStyle(.green.opacity(Double(steps[index % 14]) / 16))
                    }
                    .chartYAxis(.hidden)
                },
            ])
    }

    static var pies: Chapter {
        Chapter(
            "Pies and rings", "A sector takes its share of all values.",
            [
                Example("pie", "A pie.", width: 110, height: 110) {
                    Chart(0..<4, id: \.self) { index in
                        SectorMark(angle: .value("Count", steps[index])).foregroundStyle(by: .value("Fruit", fruits[index]))
                    }
                },
                Example("ring", "A ring with gaps and round corners, and a view behind it.", width: 110, height: 110) {
                    Chart(0..<4, id: \.self) { index in
                        SectorMark(angle: .value("Count", steps[index]), innerRadius: .ratio(0.6), angularInset: 1.5)
                            .foregroundStyle(by: .value("Fruit", fruits[index])).cornerRadius(4)
                    }
                    .chartLegend(.hidden)
                    .chartBackground { _ in Text("Fruit").font(.caption) }
                },
            ])
    }
}

/// The beginning of 2024, a Monday, in seconds since the reference date as dates.
private let sunday = Date(timeIntervalSinceReferenceDate: 725_760_000)
private let steps = [6, 9, 4, 12, 10, 7, 11, 5, 3, 8, 6, 9, 12, 8]
private let fruits = ["Apples", "Pears", "Plums", "Figs"]

private func + (date: Date, seconds: Int) -> Date { date.addingTimeInterval(TimeInterval(seconds)) }
