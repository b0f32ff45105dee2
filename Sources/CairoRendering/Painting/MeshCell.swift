internal import Drawing
internal import Foundation

/// One cell of a net: its four corners, the curves between them, and the colours around.
struct MeshCell {
    /// A place of the cell and its colour.
    struct Knot {
        let place: CGPoint
        let color: RGBA
    }

    private let topLeft, topRight, bottomLeft, bottomRight: MeshPaint.Corner
    /// Four by four colours, the cell's own in the middle; beyond the net's edge its last ones go on.
    private let colors: [[RGBA]]
    private let isSmooth: Bool

    init(_ mesh: MeshPaint, column: Int, row: Int) {
        func corner(_ column: Int, _ row: Int) -> MeshPaint.Corner {
            let (column, row) = (min(max(column, 0), mesh.columns - 1), min(max(row, 0), mesh.rows - 1))
            return mesh.corners[row * mesh.columns + column]
        }
        topLeft = corner(column, row)
        topRight = corner(column + 1, row)
        bottomLeft = corner(column, row + 1)
        bottomRight = corner(column + 1, row + 1)
        colors = (row - 1...row + 2).map { row in (column - 1...column + 2).map { corner($0, row).color } }
        isSmooth = mesh.isSmooth
    }

    /// What lies at fractions of the cell's sides.
    func knot(across u: CGFloat, down v: CGFloat) -> Knot { Knot(place: place(u, v), color: color(Float(u), Float(v))) }

    /// The surface that the four curves span, as Coons has it.
    private func place(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
        let top = curve(topLeft.place, topLeft.trailing, topRight.leading, topRight.place, u)
        let bottom = curve(bottomLeft.place, bottomLeft.trailing, bottomRight.leading, bottomRight.place, u)
        let left = curve(topLeft.place, topLeft.bottom, bottomLeft.top, bottomLeft.place, v)
        let right = curve(topRight.place, topRight.bottom, bottomRight.top, bottomRight.place, v)
        let flat = mix(mix(topLeft.place, topRight.place, u), mix(bottomLeft.place, bottomRight.place, u), v)
        let (across, down) = (mix(top, bottom, v), mix(left, right, u))
        return CGPoint(x: across.x + down.x - flat.x, y: across.y + down.y - flat.y)
    }

    private func curve(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ t: CGFloat) -> CGPoint {
        let (early, middle, late) = (mix(start, first, t), mix(first, second, t), mix(second, end, t))
        return mix(mix(early, middle, t), mix(middle, late, t), t)
    }

    private func mix(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
    }

    private func color(_ u: Float, _ v: Float) -> RGBA {
        func component(_ path: KeyPath<RGBA, Float>) -> Float {
            let rows = colors.map { row in
                between(row[0][keyPath: path], row[1][keyPath: path], row[2][keyPath: path], row[3][keyPath: path], u)
            }
            return min(1, max(0, between(rows[0], rows[1], rows[2], rows[3], v)))
        }
        return RGBA(red: component(\.red), green: component(\.green), blue: component(\.blue), alpha: component(\.alpha))
    }

    /// The value between the two in the middle: on a curve through all four, or on a line.
    private func between(_ before: Float, _ start: Float, _ end: Float, _ after: Float, _ t: Float) -> Float {
        guard isSmooth else { return start + (end - start) * t }
        let (leaving, arriving) = ((end - before) / 2, (after - start) / 2)
        let (square, cube) = (t * t, t * t * t)
        return start * (2 * cube - 3 * square + 1) + leaving * (cube - 2 * square + t) + end * (3 * square - 2 * cube) + arriving
            * (cube - square)
    }
}
