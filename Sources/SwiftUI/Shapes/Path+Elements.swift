import Drawing
public import Foundation
import LayoutEngine

extension Path {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Calls a closure with each step in order.
    public nonisolated func forEach(_ body: (Element) -> Void) {
        for segment in outline.segments { body(Element(segment)) }
    }

    /// The path moved by a map.
    public nonisolated func applying(_ transform: CGAffineTransform) -> Path { Path(outline.mapped(by: transform.layout), pen: pen) }

    /// The path moved, in points.
    public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        Path(outline.offset(by: CGSize(width: dx, height: dy)), pen: pen)
    }

    /// The line along the path, as a path that can be filled.
    ///
    /// Differs from Apple's in that its steps are those of the path, not of the line's edges; added to another path it is the path alone.
    public nonisolated func strokedPath(_ style: StrokeStyle) -> Path { Path(outline, pen: style) }

    /// True where the point is filled; `eoFill` counts how often the path goes round it and takes every second time only.
    public nonisolated func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard outline.bounds.contains(p) else { return false }
        let turns = outline.pieces.reduce(0) { $0 + $1.crossings(of: p) }
        return eoFill ? turns % 2 != 0 : turns != 0
    }
}

extension Path.Element {
    nonisolated fileprivate init(_ segment: Outline.Segment) {
        switch segment {
        case .move(let end): self = .move(to: end)
        case .line(let end): self = .line(to: end)
        case .quad(let end, let control): self = .quadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): self = .curve(to: end, control1: control1, control2: control2)
        case .close: self = .closeSubpath
        }
    }
}
