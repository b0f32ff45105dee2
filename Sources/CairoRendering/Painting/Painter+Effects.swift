internal import CPangoCairo
internal import Drawing
internal import Foundation

extension Painter {
    /// Draws a group.
    ///
    /// Kept apart, and so is each effect: a list may be deep, and each level takes what the largest of them needs of the stack.
    @inline(never)
    func paint(_ tree: CommandTree, _ body: Range<Int>, under effect: DisplayList.Effect, on canvas: Canvas) {
        switch effect {
        case .transform(let transform):
            canvas.saved {
                if canvas.apply(transform) { paint(tree, body, alpha: 1, on: canvas) }
            }
        case .projection(let projection): paint(tree, body, projection, on: canvas)
        case .clip(let outline, let rule): paint(tree, body, clippedTo: outline, rule, on: canvas)
        case .opacity(let alpha): paint(tree, body, alpha: alpha.clampedToUnit, on: canvas)
        case .blend(let mode): paint(tree, body, mode, on: canvas)
        case .shadow(let color, let radius, let offset):
            let shadow = Shadow(color: color, radius: radius, offset: offset, under: canvas.transform)
            paint(tree, body, above: shadow, on: canvas)
        case .innerShadow(let color, let radius, let offset):
            let shadow = Shadow(color: color, radius: radius, offset: offset, under: canvas.transform)
            paint(tree, body, below: shadow, on: canvas)
        case .blur(let radius): paint(tree, body, BoxBlur(sigma: radius * canvas.transform.meanScale), on: canvas)
        case .mask(let mask): paint(tree, body, maskedBy: CommandTree(mask), on: canvas)
        case .moving, .toggle: paint(tree, body, alpha: 1, on: canvas)
        }
    }

    @inline(never)
    private func paint(_ tree: CommandTree, _ body: Range<Int>, _ blur: BoxBlur, on canvas: Canvas) {
        let bounds = layerBounds(tree, body, on: canvas, margin: blur.margin).expanded(by: blur.margin)
        withLayer(bounds, on: canvas, needsPixels: true) {
            self.paint(tree, body, alpha: 1, on: $0)
        } finish: { layer in
            layer.blur(blur)
            layer.paint(on: canvas)
        }
    }

    @inline(never)
    private func paint(_ tree: CommandTree, _ body: Range<Int>, maskedBy mask: CommandTree, on canvas: Canvas) {
        let bounds = layerBounds(tree, body, on: canvas).intersection(layerBounds(mask, mask.all, on: canvas))
        withLayer(bounds, on: canvas) {
            self.paint(tree, body, alpha: 1, on: $0)
        } finish: { layer in
            withLayer(bounds, on: canvas) {
                self.paint(mask, mask.all, alpha: 1, on: $0)
            } finish: { mask in
                layer.makeSource(of: canvas)
                canvas.inPixels { cairo_mask_surface(canvas.context, mask.surface, 0, 0) }
            }
        }
    }

    @inline(never)
    private func paint(_ tree: CommandTree, _ body: Range<Int>, above shadow: Shadow, on canvas: Canvas) {
        let bounds = layerBounds(tree, body, on: canvas, margin: shadow.margin)
        withLayer(bounds, on: canvas, needsPixels: true) {
            self.paint(tree, body, alpha: 1, on: $0)
        } finish: { layer in
            guard canvas.isVector else {
                shadow.paint(of: layer, on: canvas)
                return layer.paint(on: canvas)
            }
            // In a file of vectors the shadow alone is a picture.
            withLayer(shadow.frame(of: layer).intersection(canvas.reach), on: canvas, needsPixels: true) {
                shadow.paint(of: layer, on: $0)
            } finish: {
                $0.paint(on: canvas)
            }
            paint(tree, body, alpha: 1, on: canvas)
        }
    }

    @inline(never)
    private func paint(_ tree: CommandTree, _ body: Range<Int>, below shadow: Shadow, on canvas: Canvas) {
        let bounds = layerBounds(tree, body, on: canvas)
        if canvas.isVector { paint(tree, body, alpha: 1, on: canvas) }
        withLayer(bounds, on: canvas, needsPixels: true) {
            self.paint(tree, body, alpha: 1, on: $0)
        } finish: { layer in
            shadow.paint(within: layer, alone: canvas.isVector)
            layer.paint(on: canvas)
        }
    }

    @inline(never)
    private func paint(_ tree: CommandTree, _ body: Range<Int>, _ mode: BlendMode, on canvas: Canvas) {
        guard let compositing = mode.compositing else { return paintDarker(tree, body, on: canvas) }
        // One command never covers itself, so it needs no layer.
        if tree.single(body) != nil {
            return canvas.with(compositing) { paint(tree, body, alpha: 1, on: canvas) }
        }
        let bounds = layerBounds(tree, body, on: canvas)
        withLayer(bounds, on: canvas) {
            self.paint(tree, body, alpha: 1, on: $0)
        } finish: { layer in
            canvas.with(compositing) { layer.paint(on: canvas) }
        }
    }

    /// The one blend mode that cairo lacks. It looks at pixels, so that lists in which it occurs are drawn as such.
    @inline(never)
    private func paintDarker(_ tree: CommandTree, _ body: Range<Int>, on canvas: Canvas) {
        let bounds = layerBounds(tree, body, on: canvas)
        withLayer(bounds, on: canvas) {
            self.paint(tree, body, alpha: 1, on: $0)
        } finish: { layer in
            withLayer(bounds, on: canvas) {
                canvas.paint(on: $0)
            } finish: { below in
                below.darken(by: layer)
                canvas.with(CAIRO_OPERATOR_SOURCE) { below.paintOnFrame(of: canvas) }
            }
        }
    }
}

extension BlendMode {
    /// cairo's operator; nil for the mode that it has no operator for.
    fileprivate var compositing: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .plusDarker: nil
        }
    }
}
