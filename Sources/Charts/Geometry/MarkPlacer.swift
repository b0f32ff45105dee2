import Foundation
import SwiftUI

/// Says where marks lie in a plot.
struct MarkPlacer {
    let x: PositionScale?
    let y: PositionScale?
    /// Of the plot, in points.
    let size: CGSize
    /// The values by which marks of one place stand beside each other, in their order.
    private let groups: [_Datum: Int]
    /// How thick a bar is that stands at a plain number or date, in points.
    private let thickness: (x: CGFloat, y: CGFloat)

    init(_ marks: [ChartMark], x: PositionScale?, y: PositionScale?, size: CGSize) {
        (self.x, self.y, self.size) = (x, y, size)
        var groups: [_Datum: Int] = [:]
        for mark in marks {
            guard let datum = mark.look.look.position?.datum, groups[datum] == nil else { continue }
            groups[datum] = groups.count
        }
        self.groups = groups
        thickness = (Self.thickness(marks, .x, x), Self.thickness(marks, .y, y))
    }

    private static let partOfBand: CGFloat = 0.7

    /// A part of the least distance between two bars, and 8 points at most.
    private static func thickness(_ marks: [ChartMark], _ axis: PlotAxis, _ scale: PositionScale?) -> CGFloat {
        guard let scale, scale.band == nil else { return 8 }
        let places = Set(marks.lazy.filter { $0.kind == .bar }.compactMap { $0[axis].datum.flatMap(scale.middle) }).sorted()
        let least = zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 8
        return max(1, min(8, least * partOfBand))
    }

    func scale(_ axis: PlotAxis) -> PositionScale? { axis == .x ? x : y }
    private func length(_ axis: PlotAxis) -> CGFloat { axis == .x ? size.width : size.height }

    /// The middle of what a mark covers along an axis.
    func middle(_ mark: ChartMark, _ axis: PlotAxis) -> CGFloat? {
        guard let datum = mark[axis].datum, position(of: mark, along: axis) == nil else { return span(mark, axis).map { ($0 + $1) / 2 } }
        return scale(axis)?.middle(of: datum).flatMap { moved($0, mark, axis) }
    }

    func point(_ mark: ChartMark) -> CGPoint? {
        guard let x = middle(mark, .x), let y = middle(mark, .y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The rectangle that a mark covers; of a rule one side is zero.
    func rect(_ mark: ChartMark) -> CGRect? {
        guard let (left, right) = span(mark, .x), let (top, bottom) = span(mark, .y) else { return nil }
        return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }

    /// What a mark covers along an axis, in points; nil where its values have no place.
    func span(_ mark: ChartMark, _ axis: PlotAxis) -> (CGFloat, CGFloat)? {
        let ends: (CGFloat, CGFloat)?
        switch mark[axis] {
        case .whole: ends = mark.kind == .point ? (length(axis) / 2, length(axis) / 2) : (0, length(axis))
        case .points(let low, let high): ends = (low ?? 0, high ?? length(axis))
        case .range(let low, let high): ends = range(low, high, axis)
        case .value(let datum): ends = value(datum, mark, axis)
        }
        guard let ends, let start = moved(ends.0, mark, axis), let end = moved(ends.1, mark, axis) else { return nil }
        return (start, end)
    }

    /// A place moved as the mark is, no further than can be drawn; nil for what is no number.
    private func moved(_ place: CGFloat, _ mark: ChartMark, _ axis: PlotAxis) -> CGFloat? {
        let offset = mark.look.look.offset
        let moved = place + (axis == .x ? offset.width : offset.height)
        return moved.isNaN ? nil : max(-Self.reach, min(Self.reach, moved))
    }

    /// Beyond this nothing is seen, in points.
    private static let reach: CGFloat = 1e5

    private func range(_ low: PlotDatum, _ high: PlotDatum, _ axis: PlotAxis) -> (CGFloat, CGFloat)? {
        guard let scale = scale(axis), let low = scale.ends(of: low), let high = scale.ends(of: high) else { return nil }
        return (low.0, high.1)
    }

    private func value(_ datum: PlotDatum, _ mark: ChartMark, _ axis: PlotAxis) -> (CGFloat, CGFloat)? {
        guard let (start, end) = scale(axis)?.ends(of: datum) else { return nil }
        guard mark.kind == .bar || mark.kind == .rectangle else { return ((start + end) / 2, (start + end) / 2) }
        if let grouping = position(of: mark, along: axis), start != end { return part(of: start, end, grouping, mark, axis) }
        return thick(from: start, to: end, mark, axis)
    }

    private func thick(from start: CGFloat, to end: CGFloat, _ mark: ChartMark, _ axis: PlotAxis) -> (CGFloat, CGFloat) {
        let room = abs(end - start)
        let automatic = room == 0 ? (axis == .x ? thickness.x : thickness.y) : mark.kind == .bar ? room * Self.partOfBand : room
        let dimension = axis == .x ? mark.width : mark.height
        let length = dimension.length(in: room == 0 ? automatic : room) ?? automatic
        let middle = (start + end) / 2
        return (middle - length / 2, middle + length / 2)
    }

    /// How a mark stands beside others of its place along an axis, if it does.
    private func position(of mark: ChartMark, along axis: PlotAxis) -> MarkGrouping? {
        guard let position = mark.look.look.position else { return nil }
        if let said = position.axis { return (said == .horizontal) == (axis == .x) ? position : nil }
        return mark.valueAxis == axis || mark[axis].datum == nil ? nil : position
    }

    /// The part of a band that belongs to one group.
    private func part(
        of start: CGFloat, _ end: CGFloat, _ grouping: MarkGrouping, _ mark: ChartMark, _ axis: PlotAxis
    ) -> (CGFloat, CGFloat) {
        let room = abs(end - start)
        let whole = grouping.span.length(in: room) ?? room * 0.8
        let share = whole / CGFloat(max(1, groups.count))
        let place = CGFloat(groups[grouping.datum] ?? 0)
        let first = (start + end) / 2 - whole / 2
        let index = start <= end ? place : CGFloat(groups.count - 1) - place
        let dimension = axis == .x ? mark.width : mark.height
        let length = dimension.length(in: share) ?? share * 0.9
        let middle = first + share * (index + 0.5)
        return (middle - length / 2, middle + length / 2)
    }
}
