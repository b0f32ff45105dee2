package import Drawing
package import Foundation

extension DisplayList.Effect {
    /// Whether nothing of the group could be seen since it is drawn edge on.
    package var flattens: Bool {
        switch self {
        case .transform(let map): !map.keepsArea
        case .projection(let projection): !projection.keepsArea
        default: false
        }
    }
}

extension Transform {
    /// The smallest upright rectangle around what the map makes of another.
    package func bounds(of rect: CGRect) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(apply)
        let left = corners.reduce(CGFloat.infinity) { min($0, $1.x) }
        let top = corners.reduce(CGFloat.infinity) { min($0, $1.y) }
        let right = corners.reduce(-CGFloat.infinity) { max($0, $1.x) }
        let bottom = corners.reduce(-CGFloat.infinity) { max($0, $1.y) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// False where the map flattens the plane, or leaves the numbers there are.
    var keepsArea: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}
