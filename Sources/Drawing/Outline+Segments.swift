package import Foundation

extension Outline {
    /// The outline as a general path, clockwise on screen; an ellipse begins at its right end, rectangles at their top left.
    package var segments: [Segment] {
        switch self {
        case .rect(let rect): rect.standardized.corners
        case .ellipse(let rect): rect.standardized.ellipse
        case .roundedRect(let rect, let radii, let style): rect.standardized.rounded(radii, style)
        case .path(let segments): segments
        }
    }
}

extension CornerRadii {
    /// The radii made smaller by one factor, so that no two of them are longer than the side between them.
    package func fitted(to size: CGSize) -> CornerRadii {
        let sides = [
            (size.width, topLeft + topRight), (size.height, topRight + bottomRight), (size.width, bottomRight + bottomLeft),
            (size.height, bottomLeft + topLeft),
        ]
        let factor = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
        return CornerRadii(
            topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor, bottomLeft: bottomLeft * factor)
    }
}

extension CGRect {
    fileprivate var corners: [Outline.Segment] {
        [
            .move(origin), .line(CGPoint(x: maxX, y: minY)), .line(CGPoint(x: maxX, y: maxY)), .line(CGPoint(x: minX, y: maxY)),
            .close,
        ]
    }

    /// Four curves, each a quarter.
    fileprivate var ellipse: [Outline.Segment] {
        let dx = width / 2 * RoundedCorner.quarterHandle
        let dy = height / 2 * RoundedCorner.quarterHandle
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(at(maxX, midY)),
            .curve(at(midX, maxY), control1: at(maxX, midY + dy), control2: at(midX + dx, maxY)),
            .curve(at(minX, midY), control1: at(midX - dx, maxY), control2: at(minX, midY + dy)),
            .curve(at(midX, minY), control1: at(minX, midY - dy), control2: at(midX - dx, minY)),
            .curve(at(maxX, midY), control1: at(midX + dx, minY), control2: at(maxX, midY - dy)),
            .close,
        ]
    }

    fileprivate func rounded(_ asked: CornerRadii, _ style: Outline.CornerStyle) -> [Outline.Segment] {
        let radii = asked.fitted(to: size)
        guard radii != CornerRadii(0) else { return corners }
        let topLeft = RoundedCorner(radii.topLeft, size, beside: radii.topRight, above: radii.bottomLeft, style)
        let topRight = RoundedCorner(radii.topRight, size, beside: radii.topLeft, above: radii.bottomRight, style)
        let bottomRight = RoundedCorner(radii.bottomRight, size, beside: radii.bottomLeft, above: radii.topRight, style)
        let bottomLeft = RoundedCorner(radii.bottomLeft, size, beside: radii.bottomRight, above: radii.topLeft, style)
        var path: [Outline.Segment] = [.move(CGPoint(x: minX + topLeft.reach, y: minY))]
        topRight.append(to: &path, at: CGPoint(x: maxX, y: minY), heading: CGSize(width: 1, height: 0))
        bottomRight.append(to: &path, at: CGPoint(x: maxX, y: maxY), heading: CGSize(width: 0, height: 1))
        bottomLeft.append(to: &path, at: CGPoint(x: minX, y: maxY), heading: CGSize(width: -1, height: 0))
        topLeft.append(to: &path, at: origin, heading: CGSize(width: 0, height: -1))
        path.append(.close)
        return path
    }
}
