internal import CPangoCairo
internal import Drawing
internal import Foundation

/// The colours of a bent net as a pattern of cairo's: each of its cells cut into so many small ones that what bends looks smooth.
struct MeshGradient {
    private let mesh: MeshPaint
    private let alpha: Double
    private let limit: CGFloat
    /// Small cells along the side of a cell.
    private let steps: Int

    /// Small cells in all; each costs some microseconds.
    private static let cells = 4_096

    /// Coordinates are brought to within `limit`.
    init(_ mesh: MeshPaint, alpha: Double, limit: CGFloat) {
        self.mesh = mesh
        self.alpha = alpha
        self.limit = limit
        let count = max(1, (mesh.rows - 1) * (mesh.columns - 1))
        steps = max(1, min(16, Int(Double(Self.cells / count).squareRoot())))
    }

    /// Makes the mesh what is drawn with next, on pixels within `bounds`; false when nothing would be seen.
    func makeSource(of canvas: Canvas, within bounds: @autoclosure () -> PixelRect) -> Bool {
        guard let pattern = pattern() else { return false }
        defer { cairo_pattern_destroy(pattern) }
        guard mesh.background.alpha > 0 else {
            cairo_set_source(canvas.context, pattern)
            return true
        }
        let bounds = bounds()
        guard !bounds.isEmpty, let layer = Canvas(frame: bounds, like: canvas, needsPixels: false) else { return false }
        layer.setColor(mesh.background, alpha: alpha)
        cairo_paint(layer.context)
        cairo_set_source(layer.context, pattern)
        cairo_paint(layer.context)
        layer.makeSource(of: canvas)
        return true
    }

    private func pattern() -> OpaquePointer? {
        guard mesh.columns >= 2, mesh.rows >= 2, let pattern = cairo_pattern_create_mesh() else { return nil }
        for row in 0..<mesh.rows - 1 {
            for column in 0..<mesh.columns - 1 { add(MeshCell(mesh, column: column, row: row), to: pattern) }
        }
        return pattern
    }

    private func add(_ cell: MeshCell, to pattern: OpaquePointer) {
        let part = { (step: Int) in CGFloat(step) / CGFloat(steps) }
        let knots = (0...steps).map { row in (0...steps).map { cell.knot(across: part($0), down: part(row)) } }
        for row in 0..<steps {
            for column in 0..<steps {
                let corners = [knots[row][column], knots[row][column + 1], knots[row + 1][column + 1], knots[row + 1][column]]
                add(corners, to: pattern)
            }
        }
    }

    private func add(_ corners: [MeshCell.Knot], to pattern: OpaquePointer) {
        cairo_mesh_pattern_begin_patch(pattern)
        for (index, corner) in corners.enumerated() {
            let place = corner.place.clamped(to: limit)
            if index == 0 {
                cairo_mesh_pattern_move_to(pattern, place.x, place.y)
            } else {
                cairo_mesh_pattern_line_to(pattern, place.x, place.y)
            }
        }
        for (index, corner) in corners.enumerated() {
            let color = corner.color
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(index), Double(color.red).clampedToUnit, Double(color.green).clampedToUnit,
                Double(color.blue).clampedToUnit, Double(color.alpha).clampedToUnit * alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
    }
}
