package import Foundation

extension Outline {
    /// The outline moved, all numbers but its sides and radii.
    package func offset(by distance: CGSize) -> Outline {
        switch self {
        case .rect(let rect): .rect(rect.offset(by: distance))
        case .ellipse(let rect): .ellipse(rect.offset(by: distance))
        case .roundedRect(let rect, let radii, let style): .roundedRect(rect.offset(by: distance), radii: radii, style: style)
        case .path(let segments): .path(segments.map { $0.offset(by: distance) })
        }
    }

    /// The outline with each edge moved inwards, outwards when `distance` is negative; a shape that has no room left becomes its
    /// centre. Rounded corners keep their centres, square ones stay square. A path has no edges to move and comes back as it is.
    package func inset(by distance: CGFloat) -> Outline {
        switch self {
        case .rect(let rect): .rect(rect.shrunk(by: distance))
        case .ellipse(let rect): .ellipse(rect.shrunk(by: distance))
        case .roundedRect(let rect, let radii, let style):
            .roundedRect(rect.shrunk(by: distance), radii: radii.shrunk(by: distance), style: style)
        case .path: self
        }
    }
}

extension Outline.Segment {
    fileprivate func offset(by distance: CGSize) -> Self {
        switch self {
        case .move(let end): .move(end.offset(by: distance))
        case .line(let end): .line(end.offset(by: distance))
        case .quad(let end, let control): .quad(end.offset(by: distance), control: control.offset(by: distance))
        case .curve(let end, let control1, let control2):
            .curve(end.offset(by: distance), control1: control1.offset(by: distance), control2: control2.offset(by: distance))
        case .close: .close
        }
    }
}

extension CGPoint {
    fileprivate func offset(by distance: CGSize) -> CGPoint { CGPoint(x: x + distance.width, y: y + distance.height) }
}

extension CGRect {
    fileprivate func offset(by distance: CGSize) -> CGRect { CGRect(origin: origin.offset(by: distance), size: size) }

    fileprivate func shrunk(by distance: CGFloat) -> CGRect {
        let rect = standardized
        let horizontal = min(distance, rect.width / 2)
        let vertical = min(distance, rect.height / 2)
        return CGRect(
            x: rect.minX + horizontal, y: rect.minY + vertical, width: rect.width - 2 * horizontal, height: rect.height - 2 * vertical)
    }
}

extension CornerRadii {
    fileprivate func shrunk(by distance: CGFloat) -> CornerRadii {
        func shrunk(_ radius: CGFloat) -> CGFloat { radius == 0 ? 0 : radius - distance }
        return CornerRadii(
            topLeft: shrunk(topLeft), topRight: shrunk(topRight), bottomRight: shrunk(bottomRight), bottomLeft: shrunk(bottomLeft))
    }
}
