import Foundation

/// Draws as one what would cover each other to a pixel, where there are very many marks.
struct MarkCrowd {
    private struct Cell: Hashable {
        var kind: ChartMark.Kind
        var style: _Datum?
        var x: Int32?
        var y: Int32?
    }

    private let placer: MarkPlacer
    /// What is drawn of a crowd, by the place of its first mark; nil where all marks are drawn.
    private var drawn: [Int: CGRect]?

    /// So many marks are drawn one by one.
    static let limit = 1_500

    init(_ marks: [ChartMark], _ placer: MarkPlacer, pixel: CGFloat) {
        self.placer = placer
        let shapes = marks.lazy.filter { ![.line, .area, .sector].contains($0.kind) }.count
        guard shapes > Self.limit else { return }
        var firsts: [Cell: Int] = [:]
        var rects: [Int: CGRect] = [:]
        let sides = Self.sides(of: placer.size, pixel)
        for (index, mark) in marks.enumerated() {
            guard let rect = Self.rect(of: mark, placer) else { continue }
            let cell = Self.cell(of: mark, rect, sides)
            guard let first = firsts[cell] else {
                // A list has room for so much and no more, whatever the number of styles.
                guard rects.count < PlotPainter.budget else { continue }
                firsts[cell] = index
                rects[index] = rect
                continue
            }
            if mark.kind != .point { rects[first] = rects[first]?.union(rect) }
        }
        drawn = rects
    }

    /// What is drawn for a mark: a point has no size. Nil for what has no place, and for all but the first of a crowd.
    func rect(of mark: ChartMark, at index: Int) -> CGRect? {
        drawn.map { $0[index] } ?? Self.rect(of: mark, placer)
    }

    private static func rect(of mark: ChartMark, _ placer: MarkPlacer) -> CGRect? {
        switch mark.kind {
        case .line, .area, .sector: nil
        case .point: placer.point(mark).map { CGRect(origin: $0, size: .zero) }
        case .bar, .rectangle, .rule: placer.rect(mark)
        }
    }

    /// The sides of cells in points: a pixel for marks in a row, larger for those all over the plot.
    private static func sides(of size: CGSize, _ pixel: CGFloat) -> (row: CGFloat, plot: CGFloat) {
        let area = max(0, size.width) * max(0, size.height)
        return (max(pixel, max(size.width, size.height) / 1_500), max(pixel, (area / 4_000).squareRoot()))
    }

    private static func cell(of mark: ChartMark, _ rect: CGRect, _ sides: (row: CGFloat, plot: CGFloat)) -> Cell {
        func number(_ value: CGFloat, _ side: CGFloat) -> Int32 { Int32(max(-1e6, min(1e6, (value / max(side, 1e-3)).rounded(.down)))) }
        var cell = Cell(kind: mark.kind, style: mark.look.look.styleBy)
        switch (mark.kind, mark.x.datum, mark.y.datum) {
        case (.bar, _?, _), (.rule, _?, nil): cell.x = number(rect.midX, sides.row)
        case (.bar, _, _?), (.rule, nil, _?): cell.y = number(rect.midY, sides.row)
        default: (cell.x, cell.y) = (number(rect.midX, sides.plot), number(rect.midY, sides.plot))
        }
        return cell
    }
}
