import Foundation
import SwiftUI

/// What an axis shows where nobody says more.
@MainActor struct StandardAxis {
    let axis: PlotAxis
    let ticks: AxisTicks
    let stroke: StrokeStyle?

    /// A tick as long as a label is high, in points.
    nonisolated static let labelTick: CGFloat = 14

    /// Names have labels alone, dates lines down to their labels, numbers lines.
    func collect(_ parts: inout _AxisParts) {
        let dashes = StrokeStyle(lineWidth: 0.5, dash: [2, 2])
        switch ticks.domain {
        case .categories: break
        case .dates where axis == .x:
            AxisGridLine._collect(AxisGridLine(stroke: stroke ?? dashes), &parts)
            AxisTick._collect(AxisTick(length: Self.labelTick, stroke: stroke ?? dashes), &parts)
        default: AxisGridLine._collect(AxisGridLine(stroke: stroke ?? (axis == .x ? dashes : nil)), &parts)
        }
        AxisValueLabel<Never>._collect(AxisValueLabel(), &parts)
    }

    /// A value in the reader's language.
    func text(of datum: _Datum, _ environment: EnvironmentValues) -> AnyView {
        switch datum {
        case .number(let number): AnyView(Text(number, format: .number))
        case .date(let date):
            AnyView(
                Text(
                    verbatim: date.formatted(
                        (ticks.unit ?? DateTicks(.day)).format(in: environment.locale, environment.calendar, environment.timeZone))))
        case .category(let name): AnyView(Text(verbatim: name))
        }
    }
}
