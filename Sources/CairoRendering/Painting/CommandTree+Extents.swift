internal import Drawing
internal import Foundation

extension CommandTree {
    /// A rectangle in pixels that holds all that a range draws; never too small, sometimes too large.
    ///
    /// What lies more than `depth` groups deep does not count, as it is not drawn.
    func extents(_ range: Range<Int>, _ transform: Transform, depth: Int = DisplayList.Limits.depth) -> CGRect {
        guard depth >= 0 else { return .null }
        var box = CGRect.null
        var index = range.lowerBound
        while index < range.upperBound {
            if case .push(let effect) = commands[index] {
                box = box.union(extents(body(at: index), under: effect, transform, depth: depth - 1))
                index = next(after: index)
            } else {
                // One pixel more on each side for what antialiasing touches.
                box = box.union(transform.bounds(of: commands[index].extents).insetBy(dx: -1, dy: -1))
                index += 1
            }
        }
        return box
    }

    private func extents(_ range: Range<Int>, under effect: DisplayList.Effect, _ transform: Transform, depth: Int) -> CGRect {
        let inside = { (transform: Transform) in extents(range, transform, depth: depth) }
        switch effect {
        case .transform(let inner): return inside(inner.then(transform))
        case .projection(let projection): return transform.bounds(of: projection.bounds(of: inside(.identity)))
        case .clip(let outline, _):
            return inside(transform).intersection(transform.bounds(of: outline.bounds).insetBy(dx: -1, dy: -1))
        case .opacity, .blend, .mask, .moving, .innerShadow, .toggle: return inside(transform)
        case .blur(let radius):
            let margin = CGFloat(BoxBlur(sigma: radius * transform.meanScale).margin)
            return inside(transform).insetBy(dx: -margin, dy: -margin)
        case .shadow(_, let radius, let offset):
            let box = inside(transform)
            let margin = CGFloat(BoxBlur(sigma: radius * transform.meanScale).margin) + 1
            let moved = transform.moved(offset)
            return box.union(box.insetBy(dx: -margin, dy: -margin).offsetBy(dx: moved.width, dy: moved.height))
        }
    }
}

extension Transform {
    /// A distance, which unlike a point is not moved along.
    func moved(_ distance: CGSize) -> CGSize {
        CGSize(width: a * distance.width + c * distance.height, height: b * distance.width + d * distance.height)
    }
}

extension DisplayList.Command {
    /// What a command draws on, in points; null for those that draw nothing of their own.
    fileprivate var extents: CGRect {
        switch self {
        case .fill(let outline, _, _): outline.bounds
        case .stroke(let outline, _, let pen): outline.bounds.insetBy(dx: -pen.reach, dy: -pen.reach)
        case .glyphs(let run): run.extents
        case .image(let use): use.rect.standardized
        case .push, .pop: .null
        }
    }
}

extension StrokePen {
    /// How far from its outline a stroke can reach.
    fileprivate var reach: CGFloat {
        let corner: CGFloat = join == .miter ? max(1, miterLimit) : 1
        return abs(width) / 2 * max(corner, cap == .square ? 1.5 : 1)
    }
}

extension GlyphRun {
    /// Where the glyphs can have ink. Two ems around each origin hold every glyph of usual fonts, stacked marks among them.
    var extents: CGRect {
        guard let first = glyphs.first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for glyph in glyphs {
            (left, right) = (min(left, glyph.x), max(right, glyph.x))
            (top, bottom) = (min(top, glyph.y), max(bottom, glyph.y))
        }
        let box = CGRect(
            x: origin.x + CGFloat(left), y: origin.y + CGFloat(top), width: CGFloat(right - left), height: CGFloat(bottom - top))
        return box.insetBy(dx: -2 * size, dy: -2 * size)
    }
}
