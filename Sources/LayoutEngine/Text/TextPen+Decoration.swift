internal import Drawing
internal import Foundation

extension TextPen {
    /// Draws a line along those parts that ask for one, each line as far as its style goes.
    ///
    /// `offset` gives the distance of the line's middle below the baseline, for a size in points and a face's metrics.
    func decorate(
        _ items: [TextLayout.LineItem], with line: KeyPath<StyledText.Segment, StyledText.Decoration?>, into list: inout ListBuilder,
        offset: (CGFloat, FontMetrics) -> CGFloat
    ) {
        var start = 0
        while start < items.count {
            let number = items[start].segment
            var end = start + 1
            while end < items.count, items[end].segment == number { end += 1 }
            let segment = layout.content.segments[number]
            if let decoration = segment[keyPath: line] {
                let middle = offset(segment.size, layout.content.metrics[number]) - segment.baselineOffset
                let x = items[start].x...(items[end - 1].x + items[end - 1].width)
                list.append(command(for: decoration, of: segment, x: x, middle: middle))
            }
            start = end
        }
    }

    /// Fills what lies behind those parts that ask for it, as high as their fonts' lines.
    func fillBackgrounds(of items: [TextLayout.LineItem], into list: inout ListBuilder) {
        for item in items {
            let segment = layout.content.segments[item.segment]
            guard let paint = segment.background else { continue }
            let metrics = layout.content.metrics[item.segment]
            let baseline = origin.y - segment.baselineOffset * scale
            let top = baseline - CGFloat(metrics.ascent) * segment.size * scale
            let bottom = baseline + CGFloat(metrics.descent) * segment.size * scale
            let rect = CGRect(x: origin.x + item.x * scale, y: top, width: item.width * scale, height: bottom - top)
            list.append(.fill(.rect(rect), paint.placed(in: frame), .nonZero))
        }
    }

    /// A solid line is filled on whole pixels; a pattern is stroked.
    private func command(
        for decoration: StyledText.Decoration, of segment: StyledText.Segment, x: ClosedRange<CGFloat>, middle: CGFloat
    ) -> DisplayList.Command {
        let paint = (decoration.paint ?? segment.paint).placed(in: frame)
        let thickness = max(aligned(segment.size * scale / 16), 1 / layout.displayScale)
        let left = origin.x + x.lowerBound * scale
        let right = origin.x + x.upperBound * scale
        let top = aligned(origin.y + middle * scale - thickness / 2)
        guard let dash = decoration.pattern.dash else {
            return .fill(.rect(CGRect(x: left, y: top, width: right - left, height: thickness)), paint, .nonZero)
        }
        let y = top + thickness / 2
        let path = Outline.path([.move(CGPoint(x: left, y: y)), .line(CGPoint(x: right, y: y))])
        return .stroke(path, paint, StrokePen(width: thickness, dash: dash.map { $0 * thickness }))
    }

    private func aligned(_ length: CGFloat) -> CGFloat { (length * layout.displayScale).rounded() / layout.displayScale }
}

extension StyledText.Decoration.Pattern {
    /// Lengths on and off, in thicknesses of the line.
    fileprivate var dash: [CGFloat]? {
        switch self {
        case .solid: nil
        case .dash: [4, 3]
        case .dot: [1, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }
}

extension Paint {
    /// A paint of the unit square laid over a rectangle.
    func placed(in frame: CGRect) -> Paint {
        func point(_ unit: CGPoint) -> CGPoint { CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height) }
        switch self {
        case .color, .material: return self
        case .linear(let stops, let start, let end): return .linear(stops: stops, from: point(start), to: point(end))
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(stops: stops, center: point(center), startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let center, let startRadius, let endRadius, let room):
            let size = CGSize(width: room.width * frame.width, height: room.height * frame.height)
            return .elliptical(
                stops: stops, center: center, startRadius: startRadius, endRadius: endRadius,
                frame: CGRect(origin: point(room.origin), size: size))
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(stops: stops, center: point(center), startAngle: startAngle, endAngle: endAngle)
        case .mesh(let mesh): return .mesh(mesh.mapped(point))
        case .picture(var picture):
            picture.tile.origin = point(picture.tile.origin)
            return .picture(picture)
        }
    }
}
