internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Painter {
    /// Draws a group clipped to an outline.
    ///
    /// A clip of cairo's meets each command by itself, so that lower layers show at its edge, and costs more: hence, where the
    /// outline is no rectangle, the group is drawn apart and the outline filled with it.
    @inline(never)
    func paint(_ tree: CommandTree, _ body: Range<Int>, clippedTo outline: Outline, _ rule: FillRule, on canvas: Canvas) {
        if let command = tree.single(body), fill(outline, rule, with: command, on: canvas) { return }
        // In a file of vectors the viewer clips.
        if canvas.isVector { return clip(tree, body, to: outline, rule, on: canvas) }
        if case .rect = outline { return clip(tree, body, to: outline, rule, on: canvas) }
        // A layer of its own would hide from blend modes what they blend with.
        guard !tree.blends(body) else { return clip(tree, body, to: outline, rule, on: canvas) }
        let box = PixelRect(covering: canvas.transform.bounds(of: outline.bounds).insetBy(dx: -1, dy: -1))
        withLayer(layerBounds(tree, body, on: canvas).intersection(box), on: canvas) {
            self.paint(tree, body, alpha: 1, on: $0)
        } finish: { layer in
            layer.makeSource(of: canvas)
            fill(outline, rule, on: canvas)
        }
    }

    private func clip(_ tree: CommandTree, _ body: Range<Int>, to outline: Outline, _ rule: FillRule, on canvas: Canvas) {
        canvas.saved {
            canvas.trace(outline)
            cairo_set_fill_rule(canvas.context, rule.cairo)
            cairo_clip(canvas.context)
            paint(tree, body, alpha: 1, on: canvas)
        }
    }

    /// Draws a command that covers all of the clip by filling the clip with its paint; false when it does not.
    private func fill(_ outline: Outline, _ rule: FillRule, with command: DisplayList.Command, on canvas: Canvas) -> Bool {
        switch command {
        case .fill(.rect(let rect), let paint, _) where rect.standardized.contains(outline.bounds):
            fill(outline, paint, rule, alpha: 1, on: canvas)
            return true
        case .image(let use) where use.isPlain && use.rect.standardized.contains(outline.bounds):
            if setSource(use, on: canvas) { fill(outline, rule, on: canvas) }
            return true
        default: return false
        }
    }
}

extension CommandTree {
    /// Whether a range holds a group that is blended with what lies below.
    fileprivate func blends(_ range: Range<Int>) -> Bool {
        range.contains { index in
            guard case .push(.blend(let mode)) = commands[index] else { return false }
            return mode != .normal
        }
    }
}
