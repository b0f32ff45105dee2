import Foundation
import SwiftUI

/// The axes of a chart, and the domains that they round.
@MainActor struct AxisPlans {
    private(set) var x: [AxisPlan] = []
    private(set) var y: [AxisPlan] = []
    private(set) var xDomain: AxisDomain?
    private(set) var yDomain: AxisDomain?

    init() {}

    init(_ model: ChartModel, room: CGSize, _ context: _BuildContext) {
        (xDomain, x) = Self.plans(model, .x, length: room.width, context)
        (yDomain, y) = Self.plans(model, .y, length: room.height, context)
    }

    private static func plans(
        _ model: ChartModel, _ axis: PlotAxis, length: CGFloat, _ context: _BuildContext
    ) -> (AxisDomain?, [AxisPlan]) {
        guard var (domain, isOpen) = model.domain(axis) else { return (nil, []) }
        let setting = model.setting(axis)
        let specs = setting.specs ?? [AxisSpec()]
        let count = count(length, axis)
        var ticks: [AxisTicks] = []
        for spec in specs {
            let made = AxisTicks(
                spec.values, of: domain, type: model.type(axis), isOpen: isOpen, count: count, calendar: context.environment.calendar)
            // The first axis rounds the domain; the others follow.
            (domain, isOpen) = (made.domain, false)
            ticks.append(made)
        }
        if specs.isEmpty {
            domain =
                AxisTicks(
                    .automatic, of: domain, type: model.type(axis), isOpen: isOpen, count: count, calendar: context.environment.calendar
                ).domain
        }
        guard setting.visibility != .hidden else { return (domain, []) }
        return (domain, zip(specs, ticks).map { AxisPlan(axis, $0, $1, context) })
    }

    /// How many values there is room for along a length in points.
    private static func count(_ length: CGFloat, _ axis: PlotAxis) -> Int {
        let each: CGFloat = axis == .x ? 70 : 45
        return max(2, min(axis == .x ? 8 : 6, length.isFinite ? Int(length / each) : 5))
    }
}
