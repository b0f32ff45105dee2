internal import Drawing

/// What the materials of a list lie over, kept from a drawing in pixels for a file of vectors, which has none to look at.
final class FrostedGrounds {
    private var layers: [Place: FrostedLayer] = [:]

    /// Where a drawing has its grounds from.
    enum Use {
        /// From what it has drawn so far.
        case made
        /// From what it has drawn so far, and they are kept.
        case kept(FrostedGrounds)
        /// From another drawing of the same list in the same size.
        case taken(FrostedGrounds)
    }

    /// Two materials of one look and place are told apart by nothing; the last one counts.
    private struct Place: Hashable {
        let material: MaterialPaint
        let alpha: Double
        let bounds: PixelRect
    }

    fileprivate func keep(_ layer: FrostedLayer, _ material: MaterialPaint, alpha: Double, within bounds: PixelRect) {
        layers[Place(material: material, alpha: alpha, bounds: bounds)] = layer
    }

    fileprivate func layer(_ material: MaterialPaint, alpha: Double, within bounds: PixelRect) -> FrostedLayer? {
        layers[Place(material: material, alpha: alpha, bounds: bounds)]
    }
}

extension Painter {
    /// Makes a material what is drawn with next, on pixels within `bounds`; false when nothing would be seen.
    func setMaterial(_ material: MaterialPaint, alpha: Double, on canvas: Canvas, within bounds: PixelRect) -> Bool {
        guard let layer = layer(material, alpha: alpha, on: canvas, within: bounds) else {
            guard canvas.isVector else { return false }
            return canvas.setPaint(.color(material.plain), alpha: alpha, within: bounds)
        }
        layer.makeSource(of: canvas)
        return true
    }

    private func layer(_ material: MaterialPaint, alpha: Double, on canvas: Canvas, within bounds: PixelRect) -> FrostedLayer? {
        if case .taken(let grounds) = grounds, let layer = grounds.layer(material, alpha: alpha, within: bounds) { return layer }
        guard !canvas.isVector else { return nil }
        let layer = FrostedGround(material, alpha: alpha).layer(over: canvas, within: bounds)
        if case .kept(let grounds) = grounds, let layer { grounds.keep(layer, material, alpha: alpha, within: bounds) }
        return layer
    }
}
