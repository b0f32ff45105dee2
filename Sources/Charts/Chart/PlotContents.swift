import Drawing
import Foundation
import LayoutEngine
import SwiftUI

/// The lines and marks of a plot, for whatever room its style leaves it.
@MainActor struct PlotContents {
    private let model: ChartModel
    private let context: _BuildContext
    private let axes: [AxisPlan]
    private let domains: (x: AxisDomain?, y: AxisDomain?)
    /// The plot within the chart, in points.
    private let plot: CGRect
    private let chart: CGSize
    private let isMirrored: Bool

    init(_ assembly: ChartAssembly) {
        model = assembly.model
        context = assembly.context
        axes = assembly.xAxes + assembly.yAxes
        domains = (assembly.x?.domain, assembly.y?.domain)
        plot = assembly.plot
        chart = assembly.size
        isMirrored = assembly.isMirrored
    }

    func node(in size: CGSize) -> LayoutNode {
        let x = domains.x.map { model.scale(.x, $0, length: size.width) }
        let y = domains.y.map { model.scale(.y, $0, length: size.height) }
        let room = CGRect(origin: .zero, size: size)
        let lines = axes.flatMap { plan in
            (plan.axis == .x ? x : y).map { AxisPlacement(plan, $0, room, size, isMirrored).lines(context.environment) } ?? []
        }
        let painter = PlotPainter(model, MarkPlacer(model.marks, x: x, y: y, size: size), context.environment)
        let drawn = lines + painter.drawn
        let canvas = CanvasNode { rect, canvas in
            for mark in drawn { mark.draw(at: rect.origin, into: &canvas) }
        }
        let layers = [PlacedLayer(node: canvas, origin: .zero, size: size)] + painter.views.prefix(Self.viewLimit).map(place)
        return ArrangementNode(
            children: layers.map(\.node),
            rule: .init(size: { _ in size }, places: { _, _ in layers.map { .init(origin: $0.origin, proposal: ProposedSize($0.size)) } }))
    }

    /// Annotations and symbols of a chart; more are no longer told apart.
    private static let viewLimit = 500

    private func place(_ view: MarkView) -> PlacedLayer {
        let node = context.node(of: view.content)
        let size = node.size(for: .unspecified)
        let origin =
            view.annotation.map { self.origin(of: $0, size, beside: view.rect) }
            ?? CGPoint(x: view.rect.midX - size.width / 2, y: view.rect.midY - size.height / 2)
        return PlacedLayer(node: node, origin: origin, size: size)
    }

    /// Where an annotation lies, in points of the plot.
    private func origin(of annotation: MarkAnnotation, _ size: CGSize, beside rect: CGRect) -> CGPoint {
        let position = annotation.position
        let unit = annotation.alignment.unit(isMirrored: isMirrored)
        let gap = (annotation.spacing ?? 4).drawable
        let side = isMirrored ? -position.x : position.x
        let x = side < 0 ? rect.minX - size.width - gap : side > 0 ? rect.maxX + gap : rect.minX + (rect.width - size.width) * unit.x
        let y =
            position.y < 0
            ? rect.minY - size.height - gap : position.y > 0 ? rect.maxY + gap : rect.minY + (rect.height - size.height) * unit.y
        return CGPoint(
            x: annotation.overflow.x.fitted(
                x, size.width, plot: 0...max(0, plot.width), chart: -plot.minX...max(-plot.minX, chart.width - plot.minX)),
            y: annotation.overflow.y.fitted(
                y, size.height, plot: 0...max(0, plot.height), chart: -plot.minY...max(-plot.minY, chart.height - plot.minY)))
    }
}

extension AnnotationOverflowResolution.Strategy {
    /// The place of a length moved into what it has to fit, in points of the plot.
    fileprivate func fitted(
        _ place: CGFloat, _ length: CGFloat, plot: ClosedRange<CGFloat>, chart: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard kind != .none else { return place }
        let room = kind == .plot ? plot : chart
        return max(room.lowerBound, min(room.upperBound - length, place))
    }
}
