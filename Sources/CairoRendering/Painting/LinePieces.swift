internal import CPangoCairo
internal import Drawing
internal import Foundation

/// An outline of lines of many points, as a chart has them, in pieces from corner to corner that together cover the same.
///
/// cairo's time for a stroke grows faster than its points, since all edges of one path are looked at in every row.
struct LinePieces {
    let outlines: [Outline]

    private static let least = 24
    private static let size = 5

    /// nil where one stroke does as well, and where pieces would show: with dashes, which run on, and with caps that are no part of a join.
    init?(_ outline: Outline, _ pen: StrokePen) {
        guard case .path(let segments) = outline, segments.count > Self.least, pen.dash.isEmpty,
            pen.cap == .butt || (pen.cap == .round && pen.join == .round),
            let lines = Self.lines(of: segments)
        else { return nil }
        outlines = lines.flatMap { Self.pieces(of: $0, overlap: pen.cap == .butt ? pen.width : 0) }
    }

    /// The points of each line; nil where there are curves, or a line is closed.
    private static func lines(of segments: [Outline.Segment]) -> [[CGPoint]]? {
        var lines: [[CGPoint]] = []
        for segment in segments {
            switch segment {
            case .move(let point): lines.append([point])
            case .line(let point):
                guard let last = lines.indices.last else { return nil }
                lines[last].append(point)
            case .quad, .curve, .close: return nil
            }
        }
        return lines
    }

    private static func pieces(of points: [CGPoint], overlap: CGFloat) -> [Outline] {
        var pieces: [Outline] = []
        var start = 0
        while start < points.count - 1 {
            let end = points.indices.dropLast().dropFirst(start + size).first { isCorner($0, of: points) } ?? points.count - 1
            let lead = overlap > 0 && start > 0 ? [before(start, of: points, by: overlap)] : []
            pieces.append(.path((lead + points[start...end]).enumerated().map { $0 == 0 ? .move($1) : .line($1) }))
            start = end
        }
        return pieces
    }

    /// Whether the line turns by 60 degrees and more: where pieces meet in a smooth line, its edge would be a little stronger.
    private static func isCorner(_ index: Int, of points: [CGPoint]) -> Bool {
        let (last, point, next) = (points[index - 1], points[index], points[index + 1])
        let (x, y) = (point.x - last.x, point.y - last.y)
        let (across, down) = (next.x - point.x, next.y - point.y)
        return x * across + y * down < hypot(x, y) * hypot(across, down) / 2
    }

    /// Where the line is shortly before a point, so that the join there belongs to the piece that begins.
    private static func before(_ index: Int, of points: [CGPoint], by distance: CGFloat) -> CGPoint {
        let point = points[index]
        guard let previous = points[..<index].last(where: { $0 != point }) else { return point }
        let length = hypot(previous.x - point.x, previous.y - point.y)
        let share = min(distance / length, 1)
        return CGPoint(x: point.x + (previous.x - point.x) * share, y: point.y + (previous.y - point.y) * share)
    }
}

extension Canvas {
    /// Strokes all pieces with what is the source. Where it is translucent they are put together first, so that it is no stronger where
    /// they overlap.
    func stroke(_ line: LinePieces, _ pen: StrokePen, isOpaque: Bool) {
        guard !isOpaque else { return stroke(line, pen) }
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        cairo_set_source_rgb(context, 0, 0, 0)
        stroke(line, pen)
        guard let mask = cairo_pop_group(context) else { return }
        cairo_mask(context, mask)
        cairo_pattern_destroy(mask)
    }

    private func stroke(_ line: LinePieces, _ pen: StrokePen) {
        setPen(pen)
        for outline in line.outlines {
            trace(outline)
            cairo_stroke(context)
        }
    }
}
