package import Drawing
package import Foundation

extension Outline {
    /// The outline moved by a map; a named shape keeps its name where it stays one.
    package func mapped(by map: Transform) -> Outline {
        guard map != .identity else { return self }
        switch self {
        case .rect(let rect) where map.keepsUpright: return .rect(map.bounds(of: rect))
        case .ellipse(let rect) where map.keepsUpright: return .ellipse(map.bounds(of: rect))
        case _ where map.onlyMoves: return offset(by: CGSize(width: map.tx, height: map.ty))
        default: return .path(segments.map { $0.mapped(by: map) })
        }
    }
}

extension Outline {
    /// The outline turned over, right for left, in a room of a width that begins at zero.
    package func turned(in width: CGFloat) -> Outline {
        switch self {
        case .rect(let rect): .rect(rect.turned(in: width))
        case .ellipse(let rect): .ellipse(rect.turned(in: width))
        case .roundedRect(let rect, let radii, let style): .roundedRect(rect.turned(in: width), radii: radii.turned, style: style)
        case .path: mapped(by: Transform(a: -1, tx: width))
        }
    }
}

extension CGRect {
    fileprivate func turned(in width: CGFloat) -> CGRect { CGRect(x: width - maxX, y: minY, width: self.width, height: height) }
}

extension CornerRadii {
    fileprivate var turned: CornerRadii {
        CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    }
}

extension Outline.Segment {
    fileprivate func mapped(by map: Transform) -> Self {
        switch self {
        case .move(let end): .move(map.apply(end))
        case .line(let end): .line(map.apply(end))
        case .quad(let end, let control): .quad(map.apply(end), control: map.apply(control))
        case .curve(let end, let control1, let control2):
            .curve(map.apply(end), control1: map.apply(control1), control2: map.apply(control2))
        case .close: .close
        }
    }
}

extension Transform {
    /// Upright rectangles stay so.
    fileprivate var keepsUpright: Bool { b == 0 && c == 0 }
    fileprivate var onlyMoves: Bool { keepsUpright && a == 1 && d == 1 }
}
