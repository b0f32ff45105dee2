import Drawing
public import Foundation

extension Path {
    /// Begins a new line at a point.
    public nonisolated mutating func move(to end: CGPoint) { edit { $0.append(.move(end)) } }

    /// A straight line from the current point; where there is none, only the point.
    public nonisolated mutating func addLine(to end: CGPoint) {
        edit { $0.append($0.isEmpty ? .move(end) : .line(end)) }
    }

    /// A curve with one control point from the current point.
    public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        edit { $0.append($0.isEmpty ? .move(end) : .quad(end, control: control)) }
    }

    /// A curve with two control points from the current point.
    public nonisolated mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        edit { $0.append($0.isEmpty ? .move(end) : .curve(end, control1: control1, control2: control2)) }
    }

    /// A straight line back to where the current line began.
    public nonisolated mutating func closeSubpath() {
        edit { segments in
            guard let last = segments.last, last != .close else { return }
            segments.append(.close)
        }
    }

    public nonisolated mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    public nonisolated mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public nonisolated mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// A new line through several points.
    public nonisolated mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        edit { segments in
            segments.append(.move(first))
            for point in lines.dropFirst() { segments.append(.line(point)) }
        }
    }

    /// Adds another path, which keeps its name where this one is still empty.
    public nonisolated mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = path.applying(transform)
        guard !isEmpty else {
            outline = added.outline
            return
        }
        edit { $0.append(contentsOf: added.outline.segments) }
    }

    /// Changes the segments in place; the path gives them up for that time, so that adding one copies nothing.
    nonisolated mutating func edit(_ change: (inout [Outline.Segment]) -> Void) {
        var segments = outline.segments
        outline = .path([])
        change(&segments)
        outline = .path(segments)
    }

    /// Where the next line begins; nil for an empty path.
    public nonisolated var currentPoint: CGPoint? {
        guard case .path(let segments) = outline else { return outline.segments.start(before: outline.segments.endIndex) }
        return segments.last?.end ?? segments.start(before: segments.endIndex)
    }
}

extension [Outline.Segment] {
    /// Where the line that stands before an index began.
    nonisolated fileprivate func start(before index: Int) -> CGPoint? {
        self[..<index].last { if case .move = $0 { true } else { false } }?.end
    }
}

extension Outline.Segment {
    /// The point at which the segment ends; a closing one does not name it.
    nonisolated var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
    }
}
