import Foundation
import LayoutEngine
import SwiftUI

/// Puts a chart together in a room: legend and titles around, axes around the plot, marks within.
@MainActor struct ChartAssembly {
    let model: ChartModel
    let context: _BuildContext
    private let room: Surroundings
    private(set) var layers: [PlacedLayer] = []
    /// The room of the plot, in points of the chart.
    private(set) var plot: CGRect
    let xAxes: [AxisPlan]
    let yAxes: [AxisPlan]
    private(set) var x: PositionScale?
    private(set) var y: PositionScale?

    init(_ model: ChartModel, in room: Surroundings, _ context: _BuildContext) {
        self.model = model
        self.context = context
        self.room = room
        plot = CGRect(origin: .zero, size: room.rect.size)
        let sizes = plot.size
        let plans = model.hasAxes ? AxisPlans(model, room: sizes, context) : AxisPlans()
        (xAxes, yAxes) = (plans.x, plans.y)
        placeLegend()
        placeTitle(model.settings.x.title, standard: .bottom)
        placeTitle(model.settings.y.title, standard: .topTrailing)
        makeRoomForAxes()
        plot = plot.standardizedRoom
        x = plans.xDomain.map { model.scale(.x, $0, length: plot.width) }
        y = plans.yDomain.map { model.scale(.y, $0, length: plot.height) }
        placePlot()
        placeLabels()
        placeLayers()
    }

    /// Of the chart, in points.
    var size: CGSize { room.rect.size }
    var isMirrored: Bool { context.environment.layoutDirection == .rightToLeft }

    /// All of the chart as one box.
    var node: LayoutNode {
        let size = room.rect.size
        let layers = layers
        return ArrangementNode(
            children: layers.map(\.node),
            rule: .init(size: { _ in size }, places: { _, _ in layers.map { .init(origin: $0.origin, proposal: ProposedSize($0.size)) } }))
    }

    private mutating func place(_ node: LayoutNode, in rect: CGRect) {
        layers.append(PlacedLayer(node: node, origin: rect.origin, size: rect.size))
    }

    /// Takes room for a view off one side of what is left for the plot.
    private mutating func dock(_ view: AnyView, at position: AnnotationPosition, _ alignment: Alignment?, spacing: CGFloat) {
        let node = context.node(of: view)
        let size = node.size(for: ProposedSize(plot.size))
        let isBeside = position.y == 0 && position.x != 0
        let side = isBeside ? cut(width: size.width, position, spacing.drawable) : cut(height: size.height, position, spacing.drawable)
        let own = CGSize(width: min(size.width, side.width), height: min(size.height, side.height))
        let unit = alignment?.unit(isMirrored: isMirrored) ?? self.unit(of: position, isBeside: isBeside)
        let origin = CGPoint(x: side.minX + (side.width - own.width) * unit.x, y: side.minY + (side.height - own.height) * unit.y)
        place(node, in: CGRect(origin: origin, size: own))
    }

    /// Cuts a strip off the left or right of the plot.
    private mutating func cut(width: CGFloat, _ position: AnnotationPosition, _ spacing: CGFloat) -> CGRect {
        let isLeft = (position.x < 0) != isMirrored
        var strip = plot
        strip.size.width = max(0, min(width, plot.size.width))
        if !isLeft { strip.origin.x = plot.maxX - strip.width }
        plot.size.width -= strip.width + spacing
        if isLeft { plot.origin.x += strip.width + spacing }
        return strip
    }

    /// Cuts a strip off the top or bottom of the plot.
    private mutating func cut(height: CGFloat, _ position: AnnotationPosition, _ spacing: CGFloat) -> CGRect {
        var strip = plot
        strip.size.height = max(0, min(height, plot.size.height))
        if position.y >= 0 { strip.origin.y = plot.maxY - strip.height }
        plot.size.height -= strip.height + spacing
        if position.y < 0 { plot.origin.y += strip.height + spacing }
        return strip
    }

    private mutating func placeLegend() {
        let legend = model.settings.legend
        guard legend.visibility != .hidden else { return }
        let position = legend.position == .automatic ? .bottomLeading : legend.position
        let standard = ChartLegend(model, isColumn: position.y == 0)
        guard let view = legend.content ?? standard.map({ AnyView($0) }) else { return }
        dock(view, at: position, legend.alignment, spacing: legend.spacing ?? 8)
    }

    private mutating func placeTitle(_ title: AxisTitle?, standard: AnnotationPosition) {
        guard let title else { return }
        let text = title.content.font(.caption2).foregroundStyle(.secondary)
        dock(
            AnyView(text), at: title.position == .automatic ? standard : title.position, title.alignment, spacing: title.spacing ?? 4)
    }

    /// Where a view lies in the room of its side: a corner for the corners, else the middle.
    private func unit(of position: AnnotationPosition, isBeside: Bool) -> UnitPoint {
        let x = isMirrored ? -position.x : position.x
        return UnitPoint(x: CGFloat(x + 1) / 2, y: isBeside ? 0 : 0.5)
    }

    private mutating func makeRoomForAxes() {
        for axis in xAxes { shrink(axis.edge, by: axis.reach) }
        for axis in yAxes { shrink(axis.edge, by: axis.reach) }
        let high = yAxes.flatMap(\.labels).map { $0.size.height / 2 }.max() ?? 0
        if !xAxes.contains(where: { $0.edge == .top && !$0.labels.isEmpty }) { shrink(.top, by: high) }
        if !xAxes.contains(where: { $0.edge == .bottom && !$0.labels.isEmpty }) { shrink(.bottom, by: high) }
        for axis in xAxes { makeRoomForEnds(of: axis) }
    }

    /// The first and the last label may reach beyond the plot by half.
    private mutating func makeRoomForEnds(of axis: AxisPlan) {
        guard case .numbers = axis.domain, let first = axis.labels.first, let last = axis.labels.last else { return }
        let size = CGRect(origin: .zero, size: room.rect.size)
        let (left, right) = isMirrored ? (last, first) : (first, last)
        let (before, after) = (left.size.width / 2 - plot.minX, plot.maxX + right.size.width / 2 - size.maxX)
        if before > 0 { shrink(isMirrored ? .trailing : .leading, by: before) }
        if after > 0 { shrink(isMirrored ? .leading : .trailing, by: after) }
    }

    private mutating func shrink(_ edge: Edge, by length: CGFloat) {
        switch edge {
        case .top: (plot.origin.y, plot.size.height) = (plot.minY + length, plot.height - length)
        case .bottom: plot.size.height -= length
        case .leading, .trailing:
            plot.size.width -= length
            if (edge == .leading) != isMirrored { plot.origin.x += length }
        }
    }

    private mutating func placePlot() {
        let contents = PlotContents(self)
        let content = ChartPlotContent { contents.node(in: $0.rect.size) }
        let view = model.settings.plotStyle.map { $0(content) } ?? AnyView(content)
        let node = context.node(of: view)
        let size = node.size(for: ProposedSize(plot.size))
        // A plot that was given a size of its own keeps its corner, and scales follow.
        if size != plot.size, size.width.isFinite, size.height.isFinite {
            plot.size = size
            x = x.map { model.scale(.x, $0.domain, length: size.width) }
            y = y.map { model.scale(.y, $0.domain, length: size.height) }
        }
        place(node, in: plot)
    }

    private mutating func placeLabels() {
        for axis in xAxes + yAxes {
            guard let scale = axis.axis == .x ? x : y else { continue }
            for label in AxisPlacement(axis, scale, plot, room.rect.size, isMirrored).labels { place(label.node, in: label.rect) }
        }
    }

    private mutating func placeLayers() {
        let size = room.rect.size
        let anchor = Anchor(.rect(plot), of: room.global)
        let proxy = ChartProxy(x: x, y: y, plot: plot, anchor: anchor)
        func layer(_ layer: ChartLayer) -> PlacedLayer {
            let node = context.node(of: layer.content(proxy))
            let own = node.size(for: ProposedSize(size))
            let unit = layer.alignment.unit(isMirrored: isMirrored)
            let origin = CGPoint(x: (size.width - own.width) * unit.x, y: (size.height - own.height) * unit.y)
            return PlacedLayer(node: node, origin: origin, size: size)
        }
        layers = model.settings.backgrounds.reversed().map(layer) + layers + model.settings.overlays.map(layer)
    }
}

/// A box and where it lies in a chart, in points.
struct PlacedLayer {
    var node: LayoutNode
    var origin: CGPoint
    /// What the box is offered.
    var size: CGSize
}

extension CGRect {
    /// The rectangle without sides shorter than nothing.
    fileprivate var standardizedRoom: CGRect { CGRect(x: minX, y: minY, width: max(0, size.width), height: max(0, size.height)) }
}

extension Alignment {
    /// Where the alignment lies in a rectangle, in fractions of its sides.
    func unit(isMirrored: Bool) -> UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: isMirrored ? 1 - x : x, y: y)
    }
}
