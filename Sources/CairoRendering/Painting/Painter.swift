internal import CPangoCairo
internal import Drawing
internal import Foundation

/// Draws the commands of one list once.
final class Painter {
    let list: DisplayList
    let fonts: FontFiles
    let pictures: ScaledPictures
    let grounds: FrostedGrounds.Use
    private(set) var warnings: [PictureWarning] = []
    private var depth = 0
    private var layerPixels = 0

    /// Pixels that all open layers may hold together: 1 GiB.
    private static let layerPixelLimit = 1 << 28

    init(list: DisplayList, fonts: FontFiles, pictures: ScaledPictures, grounds: FrostedGrounds.Use = .made) {
        self.list = list
        self.fonts = fonts
        self.pictures = pictures
        self.grounds = grounds
    }

    func paint(on canvas: Canvas) {
        let tree = CommandTree(list.commands)
        if tree.depth > DisplayList.Limits.depth { warn(.tooDeep(limit: DisplayList.Limits.depth)) }
        paint(tree, tree.all, alpha: 1, on: canvas)
    }

    /// Draws a range of commands as one layer of the given opacity.
    func paint(_ tree: CommandTree, _ range: Range<Int>, alpha: Double, on canvas: Canvas) {
        if alpha >= 1 {
            paintEach(tree, range, on: canvas)
        } else if let command = tree.single(range) {
            paint(command, alpha: alpha, on: canvas)
        } else if case .opacity(let inner)? = tree.group(range)?.effect, let body = tree.group(range)?.body {
            descend(canvas) { paint(tree, body, alpha: alpha * inner.clampedToUnit, on: canvas) }
        } else if alpha > 0 {
            let bounds = layerBounds(tree, range, on: canvas)
            withLayer(bounds, on: canvas, draw: { paintEach(tree, range, on: $0) }, finish: { $0.paint(on: canvas, alpha: alpha) })
        }
    }

    private func paintEach(_ tree: CommandTree, _ range: Range<Int>, on canvas: Canvas) {
        var index = range.lowerBound
        while index < range.upperBound {
            if case .push(let effect) = tree.commands[index] {
                descend(canvas) { paint(tree, tree.body(at: index), under: effect, on: canvas) }
                index = tree.next(after: index)
            } else {
                paint(tree.commands[index], alpha: 1, on: canvas)
                index += 1
            }
        }
    }

    @inline(never)
    private func paint(_ command: DisplayList.Command, alpha: Double, on canvas: Canvas) {
        switch command {
        case .fill(let outline, let paint, let rule): fill(outline, paint, rule, alpha: alpha, on: canvas)
        case .stroke(let outline, let paint, let pen): stroke(outline, paint, pen, alpha: alpha, on: canvas)
        case .glyphs(let run): draw(run, alpha: alpha, on: canvas)
        case .image(let use): draw(use, alpha: alpha, on: canvas)
        case .push, .pop: break
        }
    }

    /// One level deeper, unless that is too deep.
    func descend(_ canvas: Canvas, _ body: () -> Void) {
        guard depth < DisplayList.Limits.depth else { return warn(.tooDeep(limit: DisplayList.Limits.depth)) }
        depth += 1
        body()
        depth -= 1
    }

    /// Notes what is missing, each thing once.
    func warn(_ warning: PictureWarning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    /// The pixels of a canvas that a range can change.
    func layerBounds(_ tree: CommandTree, _ range: Range<Int>, on canvas: Canvas, margin: Int = 0) -> PixelRect {
        PixelRect(covering: tree.extents(range, canvas.transform)).intersection(canvas.reach.expanded(by: margin))
    }

    /// Draws a layer and hands it to `finish`; where there is no room for it, draws without one.
    ///
    /// Where the canvas is of vectors the layer is, too, unless `finish` needs its pixels.
    func withLayer(
        _ bounds: PixelRect, on canvas: Canvas, needsPixels: Bool = false, draw: (Canvas) -> Void, finish: (Canvas) -> Void
    ) {
        guard !bounds.isEmpty else { return }
        let pixels = canvas.isVector && !needsPixels ? 0 : bounds.width * bounds.height
        guard layerPixels + pixels <= Painter.layerPixelLimit,
            let layer = Canvas(frame: bounds, like: canvas, needsPixels: needsPixels)
        else {
            warn(.outOfMemory)
            return draw(canvas)
        }
        layerPixels += pixels
        draw(layer)
        cairo_surface_flush(layer.surface)
        finish(layer)
        layerPixels -= pixels
    }
}

extension Double {
    /// The value within 0...1; what is no number counts as 0.
    var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
