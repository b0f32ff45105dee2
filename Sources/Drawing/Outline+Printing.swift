internal import Foundation

extension Outline: CustomStringConvertible {
    /// The shape's name and numbers; a path as in SVG.
    package var description: String {
        switch self {
        case .rect(let rect): "rect \(printed(rect))"
        case .ellipse(let rect): "ellipse \(printed(rect))"
        case .roundedRect(let rect, let radii, let style): "\(style)Rect \(printed(rect)) radius \(radii)"
        case .path(let segments): "path" + segments.map { " \($0)" }.joined()
        }
    }
}

extension Outline.Segment: CustomStringConvertible {
    /// A letter as in SVG, and the points, control points first.
    package var description: String {
        switch self {
        case .move(let end): "M\(printed(end))"
        case .line(let end): "L\(printed(end))"
        case .quad(let end, let control): "Q\(printed(control)) \(printed(end))"
        case .curve(let end, let control1, let control2): "C\(printed(control1)) \(printed(control2)) \(printed(end))"
        case .close: "Z"
        }
    }
}

extension CornerRadii: CustomStringConvertible {
    /// One number when all are the same, else all four, clockwise from the top left.
    package var description: String {
        let all = [topLeft, topRight, bottomRight, bottomLeft].map { printed($0) }
        return Set(all).count == 1 ? all[0] : all.joined(separator: "/")
    }
}
