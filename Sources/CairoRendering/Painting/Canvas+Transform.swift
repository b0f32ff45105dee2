internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Canvas {
    /// Pixels beyond which cairo's fixed-point numbers could overflow, with room to spare.
    private static let farthest = CGFloat(1 << 21)

    /// Moves what is drawn from now on; false when nothing of it could be seen, and then nothing has changed.
    func apply(_ transform: Transform) -> Bool {
        let now = transform.then(self.transform)
        let numbers = [now.a, now.b, now.c, now.d, now.tx, now.ty]
        guard numbers.allSatisfy({ abs($0) <= Canvas.farthest }), abs(now.a * now.d - now.b * now.c) > 1e-9 else { return false }
        var matrix = cairo_matrix_t(xx: now.a, yx: now.b, xy: now.c, yy: now.d, x0: now.tx, y0: now.ty)
        cairo_set_matrix(context, &matrix)
        return true
    }

    /// From points to pixels.
    var transform: Transform {
        let matrix = matrix
        return Transform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// Coordinates beyond this are drawn as if they were there: it lies far off the picture.
    var farthest: CGFloat {
        let matrix = matrix
        return Canvas.farthest / max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
    }
}

extension Transform {
    /// Pixels a point, as the mean of both directions.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

    /// Whether upright rectangles stay upright and are not mirrored.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// The least upright rectangle around a rectangle that was moved.
    func bounds(of rect: CGRect) -> CGRect {
        guard !rect.isNull else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(apply)
        let across = corners.map(\.x)
        let down = corners.map(\.y)
        guard let left = across.min(), let right = across.max(), let top = down.min(), let bottom = down.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
