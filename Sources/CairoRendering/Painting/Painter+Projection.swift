internal import Drawing
internal import Foundation

extension Painter {
    /// How far beyond the canvas a group that is projected is drawn, in pixels: perspective may bring it back.
    private static let surroundings = 1_024

    /// Draws a group as a picture, and the picture in perspective: cairo knows no such map.
    @inline(never)
    func paint(_ tree: CommandTree, _ body: Range<Int>, _ projection: Projection, on canvas: Canvas) {
        guard let warp = PixelWarp(projection, under: canvas.transform) else { return }
        let extents = tree.extents(body, canvas.transform)
        let seen = PixelRect(covering: warp.bounds(of: extents)).intersection(canvas.reach)
        let source = PixelRect(covering: extents).intersection(canvas.reach.expanded(by: Painter.surroundings))
        guard !seen.isEmpty else { return }
        withLayer(source, on: canvas, needsPixels: true) {
            self.paint(tree, body, alpha: 1, on: $0)
        } finish: { flat in
            withLayer(seen, on: canvas, needsPixels: true) { _ in
            } finish: { layer in
                warp.draw(flat, on: layer)
                layer.paint(on: canvas)
            }
        }
    }
}
