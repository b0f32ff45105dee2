import Drawing
import Foundation
import SwiftUI

extension PlotPainter {
    mutating func paintPoint(_ mark: ChartMark, _ point: CGPoint) {
        paintSymbol(mark, point)
        annotate(mark, CGRect(origin: point, size: .zero).insetBy(symbolSize(of: mark)))
    }

    /// The symbol of a mark: what is said of it, what its value says, or a dot.
    mutating func paintSymbol(_ mark: ChartMark, _ point: CGPoint) {
        let look = mark.look.look
        let size = symbolSize(of: mark)
        let rect = CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        switch look.symbol ?? look.symbolBy.flatMap(model.symbols.output) ?? MarkSymbol(BasicChartSymbolShape.circle) {
        case .shape(let shape):
            let path = shape(rect)
            add(path.outline, mark, pen: path.pen, room: rect)
        case .view(let view): addSymbol(view, at: point)
        }
    }

    /// The room of a mark's symbol, in points.
    private func symbolSize(of mark: ChartMark) -> CGSize {
        let look = mark.look.look
        if let size = look.symbolSize { return CGSize(width: max(0, min(1e4, size.width)), height: max(0, min(1e4, size.height))) }
        guard let value = look.symbolSizeBy?.coordinate else { return CGSize(symbolArea: 36) }
        let ends = model.settings.symbolSizes?.range ?? [CGSize(symbolArea: 16), CGSize(symbolArea: 400)]
        let part = model.sizes.high > model.sizes.low ? (value - model.sizes.low) / (model.sizes.high - model.sizes.low) : 1
        let (least, most) = (ends.first?.width ?? 0, ends.last?.width ?? 0)
        // Areas grow evenly, not sides.
        let side = (least * least + (most * most - least * least) * part).squareRoot()
        return side.isFinite ? CGSize(width: side, height: side) : .zero
    }

    /// A bar, a rectangle or a rule.
    mutating func paintRect(_ mark: ChartMark, _ rect: CGRect) {
        let look = mark.look.look
        if mark.kind == .rule {
            let pen = look.line ?? look.lineBy.flatMap(model.lineStyles.output) ?? StrokeStyle(lineWidth: 1)
            let (start, end) = ruleEnds(rect)
            add(
                .path([.move(start), .line(end)]), mark, pen: pen,
                room: rect.insetBy(dx: -pen.lineWidth.drawable / 2, dy: -pen.lineWidth.drawable / 2))
        } else if rect.width > 0, rect.height > 0 {
            let path = Path(roundedRect: rect, cornerRadius: max(0, look.cornerRadius), style: look.cornerStyle)
            add(path.outline, mark)
        }
        annotate(mark, rect)
    }

    /// A rule with room both ways stands in its middle: upright if that is the longer way.
    private func ruleEnds(_ rect: CGRect) -> (CGPoint, CGPoint) {
        let isUpright = rect.height > rect.width
        return isUpright
            ? (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
            : (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
    }

    mutating func paintSector(_ mark: ChartMark) {
        guard case .range(let low, let high) = mark.x, let start = low.start.coordinate, let end = high.start.coordinate else { return }
        let whole = model.sectorSum
        let radius = min(placer.size.width, placer.size.height) / 2
        // What is narrower than a pixel at its edge is left out.
        guard whole > 0, start >= 0, (end - start) / whole * 2 * .pi * radius >= environment.pixelLength else { return }
        func angle(_ value: Double) -> CGFloat { CGFloat(value / whole * 2 * .pi - .pi / 2) }
        let sector = SectorPath(
            center: CGPoint(x: placer.size.width / 2, y: placer.size.height / 2), inner: self.radius(mark.width, radius, else: 0),
            outer: self.radius(mark.height, radius, else: radius), start: angle(start), end: angle(end), inset: mark.angularInset,
            cornerRadius: mark.look.look.cornerRadius)
        let segments = sector.segments
        if !segments.isEmpty { add(.path(segments), mark) }
        annotate(mark, CGRect(origin: sector.middle, size: .zero))
    }

    private func radius(_ dimension: MarkDimension, _ most: CGFloat, else automatic: CGFloat) -> CGFloat {
        if case .inset(let inset) = dimension.kind { return max(0, most - inset) }
        return dimension.length(in: most) ?? automatic
    }
}

extension CGRect {
    /// The rectangle of a size around the middle of this one.
    fileprivate func insetBy(_ size: CGSize) -> CGRect {
        CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
