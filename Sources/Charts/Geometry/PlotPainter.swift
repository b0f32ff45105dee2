import Drawing
import Foundation
import LayoutEngine
import SwiftUI

/// One outline of a plot, with what it is painted with.
struct DrawnMark {
    var outline: Outline
    /// Nil fills the outline.
    var pen: StrokeStyle?
    var style: _ResolvedStyle
    /// Across which a gradient runs.
    var room: CGRect
    var zIndex: Double

    /// Draws with the plot's corner at a point.
    func draw(at origin: CGPoint, into canvas: inout DrawContext) {
        let offset = CGSize(width: origin.x, height: origin.y)
        let (outline, room) = (outline.offset(by: offset), room.offsetBy(dx: origin.x, dy: origin.y))
        style.cast(into: &canvas) { canvas in
            if var pen {
                pen.lineWidth = pen.lineWidth.drawable
                canvas.stroke(outline, style.paint(in: room), pen.pen)
            } else {
                canvas.fill(outline, style.paint(in: room))
            }
        }
    }
}

/// A view of a mark and where it belongs.
struct MarkView {
    var content: AnyView
    /// The mark's rectangle, in points of the plot.
    var rect: CGRect
    /// Nil for a symbol, which lies in the middle of the rectangle.
    var annotation: MarkAnnotation?
}

/// Turns marks into outlines, once their plot is known.
@MainActor struct PlotPainter {
    let model: ChartModel
    let placer: MarkPlacer
    let environment: EnvironmentValues
    private(set) var drawn: [DrawnMark] = []
    private(set) var views: [MarkView] = []

    /// Segments of all lines and areas together, and commands of all other marks: far less than a list may hold.
    nonisolated static let budget = 6_000

    init(_ model: ChartModel, _ placer: MarkPlacer, _ environment: EnvironmentValues) {
        self.model = model
        self.placer = placer
        self.environment = environment
        paintAll()
        // Marks of one index stay in their order.
        drawn = drawn.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }

    private mutating func paintAll() {
        let series = SeriesGroups(model.marks)
        let crowd = MarkCrowd(model.marks, placer, pixel: environment.pixelLength)
        let column = Thinning.column(placer.size.width, lines: series.edges, pixel: environment.pixelLength, budget: Self.budget)
        for (index, mark) in model.marks.enumerated() {
            switch mark.kind {
            case .line: if let places = series.places(at: index) { paintLine(places, column) }
            case .area: if let places = series.places(at: index) { paintArea(places, column) }
            case .sector: paintSector(mark)
            case .point: if let rect = crowd.rect(of: mark, at: index) { paintPoint(mark, rect.origin) }
            case .bar, .rectangle, .rule: if let rect = crowd.rect(of: mark, at: index) { paintRect(mark, rect) }
            }
        }
    }

    /// What a mark is painted with.
    func style(of mark: ChartMark) -> _ResolvedStyle {
        let look = mark.look.look
        let style = look.style ?? look.styleBy.flatMap(model.styles.output) ?? AnyShapeStyle(Color.blue)
        let resolved = style._paint(in: environment, level: 0)
        return look.opacity < 1 ? resolved.opacity(look.opacity) : resolved
    }

    mutating func add(_ outline: Outline, _ mark: ChartMark, pen: StrokeStyle? = nil, room: CGRect? = nil) {
        let plot = CGRect(origin: .zero, size: placer.size)
        let own = mark.look.look.stylesFillPlot ? plot : room ?? outline.bounds
        drawn.append(DrawnMark(outline: outline, pen: pen, style: style(of: mark), room: own, zIndex: mark.look.look.zIndex))
    }

    mutating func annotate(_ mark: ChartMark, _ rect: CGRect) {
        for annotation in mark.look.look.annotations {
            views.append(MarkView(content: annotation.content, rect: rect, annotation: annotation))
        }
    }

    mutating func addSymbol(_ view: AnyView, at point: CGPoint) {
        views.append(MarkView(content: view, rect: CGRect(origin: point, size: .zero)))
    }
}
