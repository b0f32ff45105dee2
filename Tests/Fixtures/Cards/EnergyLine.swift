import SwiftUI

/// What a line of the chart tells.
enum Series {
    case used
    case solar

    /// Kilowatt hours at a day, 0...42.
    func value(_ t: Double) -> Double {
        switch self {
        case .used: 21 + 8 * sin(2 * .pi * t / 182.5) + 4 * sin(0.9 * t) + 2 * sin(2.3 * t)
        case .solar: 15 + 9 * sin(2 * .pi * t / 365) + 3 * sin(1.3 * t) + 1.5 * sin(2.9 * t)
        }
    }

    /// The places of a year's days in the plot.
    func points(index: Int, plot: CGRect) -> [CGPoint] {
        (0..<365).map { day in
            CGPoint(x: plot.minX + plot.width * Double(day) / 364, y: plot.maxY - 6.3 * value(Double(day + 5 * index)))
        }
    }
}

struct EnergyLine: Shape {
    let series: Series
    let index: Int
    let plot: CGRect

    func path(in rect: CGRect) -> Path {
        Path { $0.addLines(series.points(index: index, plot: plot)) }
    }
}

struct EnergyArea: Shape {
    let index: Int
    let plot: CGRect

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: plot.minX, y: plot.maxY))
            for point in Series.solar.points(index: index, plot: plot) { path.addLine(to: point) }
            path.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
            path.closeSubpath()
        }
    }
}
