import Drawing
import Foundation
import LayoutEngine
import SwiftUI

/// Where the lines and labels of one axis lie, once the plot is known.
@MainActor struct AxisPlacement {
    private let plan: AxisPlan
    private let scale: PositionScale
    /// In points of the chart.
    private let plot: CGRect
    private let room: CGSize
    private let isMirrored: Bool

    init(_ plan: AxisPlan, _ scale: PositionScale, _ plot: CGRect, _ room: CGSize, _ isMirrored: Bool) {
        (self.plan, self.scale, self.plot, self.room, self.isMirrored) = (plan, scale, plot, room, isMirrored)
    }

    private var ends: (low: CGFloat, high: CGFloat) {
        (min(scale.range.start, scale.range.end), max(scale.range.start, scale.range.end))
    }

    /// Where an entry lies along the axis, in points of the plot; nil outside of the plot.
    private func place(_ entry: AxisPlan.Entry) -> CGFloat? {
        guard let place = scale.position(of: entry.datum), place >= ends.low - 0.5, place <= ends.high + 0.5 else { return nil }
        guard entry.part.centered == true, scale.band == nil else { return place }
        // What begins where the plot ends has no middle within it.
        guard abs(place - scale.range.end) > 0.5 else { return nil }
        let next = entry.next.flatMap(scale.position) ?? scale.range.end
        return (place + max(ends.low, min(ends.high, next))) / 2
    }

    /// The labels that have room, and where they lie in the chart.
    var labels: [(node: LayoutNode, rect: CGRect)] {
        var placed: [(node: LayoutNode, rect: CGRect)] = []
        for entry in plan.labels {
            guard let node = entry.node, case .label(let label) = entry.part.kind, let place = place(entry) else { continue }
            let rect = rect(of: entry, label, at: place)
            guard rect.isDrawable else { continue }
            let crowds = placed.contains { $0.rect.insetBy(dx: plan.axis == .x ? -3 : 0, dy: plan.axis == .y ? -1 : 0).intersects(rect) }
            let leaves = plan.axis == .x && (rect.maxX > room.width + 1 || rect.minX < -1)
            if label.keepsOverlaps || !crowds && !leaves { placed.append((node, rect)) }
        }
        return placed
    }

    private func rect(of entry: AxisPlan.Entry, _ label: AxisLabel, at place: CGFloat) -> CGRect {
        let anchor = anchor(of: entry, label)
        let base = plan.axis == .x ? baseBelow(entry, label, anchor, place) : baseBeside(entry, place)
        return CGRect(
            x: base.x - anchor.x * entry.size.width + entry.part.look.offset.width,
            y: base.y - anchor.y * entry.size.height + entry.part.look.offset.height, width: entry.size.width, height: entry.size.height)
    }

    /// Which point of a label lies at its value.
    private func anchor(of entry: AxisPlan.Entry, _ label: AxisLabel) -> UnitPoint {
        if let anchor = label.anchor { return isMirrored ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor }
        switch plan.edge {
        case .leading, .trailing: return UnitPoint(x: (plan.edge == .leading) != isMirrored ? 1 : 0, y: 0.5)
        case .top, .bottom:
            let y: CGFloat = plan.edge == .top ? 1 : 0
            guard case .date = entry.datum, entry.part.centered != true, scale.band == nil else { return UnitPoint(x: 0.5, y: y) }
            return UnitPoint(x: isMirrored ? 1 : 0, y: y)
        }
    }

    private func baseBelow(_ entry: AxisPlan.Entry, _ label: AxisLabel, _ anchor: UnitPoint, _ place: CGFloat) -> CGPoint {
        let beside = (label.horizontalSpacing ?? 4).drawable
        let shift = anchor.x == 0 ? beside : anchor.x == 1 ? -beside : 0
        let distance = plan.tickLength + plan.spacing(of: entry)
        return CGPoint(x: plot.minX + place + shift, y: plan.edge == .top ? plot.minY - distance : plot.maxY + distance)
    }

    private func baseBeside(_ entry: AxisPlan.Entry, _ place: CGFloat) -> CGPoint {
        let distance = plan.tickLength + plan.spacing(of: entry)
        let isLeft = (plan.edge == .leading) != isMirrored
        return CGPoint(x: isLeft ? plot.minX - distance : plot.maxX + distance, y: plot.minY + place)
    }

    /// The lines, in points of the plot.
    func lines(_ environment: EnvironmentValues) -> [DrawnMark] {
        plan.entries.compactMap { entry in
            let reach: ClosedRange<CGFloat>
            let stroke: StrokeStyle?
            switch entry.part.kind {
            case .label: return nil
            case .grid(let said): (reach, stroke) = (0...max(0, across), said)
            case .tick(let length, let said): (reach, stroke) = (tick(length), said)
            }
            guard let place = place(entry) else { return nil }
            let style = (entry.part.look.style ?? AnyShapeStyle(SeparatorShapeStyle()))._paint(in: environment, level: 0)
            let offset = entry.part.look.offset
            let outline = line(at: place, reach).offset(by: offset)
            return DrawnMark(
                outline: outline, pen: stroke ?? StrokeStyle(lineWidth: 0.5), style: style, room: outline.bounds, zIndex: 0)
        }
    }

    /// The length of the plot across the axis.
    private var across: CGFloat { plan.axis == .x ? plot.height : plot.width }

    private func tick(_ length: CGFloat) -> ClosedRange<CGFloat> {
        let isLow = plan.edge == .top || (plan.axis == .y && (plan.edge == .leading) != isMirrored)
        return isLow ? -length...0 : across...across + length
    }

    private func line(at place: CGFloat, _ reach: ClosedRange<CGFloat>) -> Outline {
        plan.axis == .x
            ? .path([.move(CGPoint(x: place, y: reach.lowerBound)), .line(CGPoint(x: place, y: reach.upperBound))])
            : .path([.move(CGPoint(x: reach.lowerBound, y: place)), .line(CGPoint(x: reach.upperBound, y: place))])
    }
}
