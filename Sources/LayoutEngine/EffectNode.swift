package import Drawing
package import Foundation

/// A child drawn under effects that depend on its rectangle.
package final class EffectNode: WrapperNode {
    private let effects: (CGRect, DrawContext) -> [DisplayList.Effect]

    /// `effects` is given the child's rectangle moved to whole pixels, and the container; the first is the outermost.
    package init(child: LayoutNode, effects: @escaping (CGRect, ContainerOutline) -> [DisplayList.Effect]) {
        self.effects = { effects($0, $1.container) }
        super.init(child: child)
    }

    /// `effects` is given where the child lies, its rectangle moved to whole pixels; the first is the outermost.
    package init(child: LayoutNode, around effects: @escaping (Surroundings) -> [DisplayList.Effect]) {
        self.effects = { effects($1.surroundings(of: $0)) }
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let rect = context.aligned(CGRect(origin: origin, size: size(for: proposal)))
        draw(under: effects(rect, context)[...], at: origin, proposal: proposal, into: &context)
    }

    private func draw(
        under effects: ArraySlice<DisplayList.Effect>, at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext
    ) {
        guard let effect = effects.first else { return drawChild(at: origin, proposal: proposal, into: &context) }
        // What nobody can see is not drawn at all, nor can it be tapped.
        if case .opacity(let opacity) = effect, !(opacity > 0) { return listen(at: origin, proposal: proposal, in: &context) }
        if effect.flattens { return listen(at: origin, proposal: proposal, in: &context) }
        context.group(effect) { self.draw(under: effects.dropFirst(), at: origin, proposal: proposal, into: &$0) }
    }
}

/// A child seen only where another has alpha.
package final class MaskNode: WrapperNode {
    private let mask: LayoutNode
    private let alignment: AlignmentPair

    package init(child: LayoutNode, mask: LayoutNode, alignment: AlignmentPair) {
        self.mask = mask
        self.alignment = alignment
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let size = size(for: proposal)
        let offer = ProposedSize(size)
        let offset = mask.origin(in: size, proposal: offer, alignment: alignment)
        let corner = place(offset, of: mask.size(for: offer), in: size, at: origin)
        let commands = context.detached { inner in
            self.mask.draw(at: corner, proposal: offer, into: &inner)
        }
        context.group(.mask(commands)) { self.drawChild(at: origin, proposal: proposal, into: &$0) }
    }
}

/// A child that keeps its place and is not drawn.
package final class HiddenNode: WrapperNode {
    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        listen(at: origin, proposal: proposal, in: &context)
    }
}

/// A child whose colours are changed, those of pictures too; glyphs that are pictures keep theirs.
package final class RecoloredNode: WrapperNode {
    private let change: ColorMatrix

    package init(child: LayoutNode, change: ColorMatrix) {
        self.change = change
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        context.recolored(change) { self.drawChild(at: origin, proposal: proposal, into: &$0) }
    }
}

extension DrawContext {
    /// Draws with each colour changed, those of pictures too.
    package mutating func recolored(_ change: ColorMatrix, _ body: (inout DrawContext) -> Void) {
        for command in detached(body) { list.append(command.recolored(change)) }
    }
}

extension DisplayList.Command {
    fileprivate func recolored(_ matrix: ColorMatrix) -> DisplayList.Command {
        let change: (RGBA) -> RGBA = { matrix.applied($0) }
        switch self {
        case .fill(let outline, let paint, let rule): return .fill(outline, paint.recolored(matrix), rule)
        case .stroke(let outline, let paint, let pen): return .stroke(outline, paint.recolored(matrix), pen)
        case .glyphs(var run):
            run.paint = run.paint.recolored(matrix)
            return .glyphs(run)
        case .image(var use):
            if let tint = use.tint { use.tint = tint.recolored(matrix) } else { use.colors = use.colors?.then(matrix) ?? matrix }
            return .image(use)
        case .push(.shadow(let color, let radius, let offset)):
            return .push(.shadow(color: change(color), radius: radius, offset: offset))
        case .push(.innerShadow(let color, let radius, let offset)):
            return .push(.innerShadow(color: change(color), radius: radius, offset: offset))
        case .push(.moving(let movement)): return .push(.moving(movement.recolored(matrix)))
        case .push, .pop: return self
        }
    }
}

extension Movement {
    fileprivate func recolored(_ matrix: ColorMatrix) -> Movement {
        switch self {
        case .text(var moving):
            for index in moving.text.segments.indices { moving.text.segments[index].recolor(matrix) }
            return .text(moving)
        case .stroke(var stroke):
            stroke.paint = stroke.paint.recolored(matrix)
            return .stroke(stroke)
        }
    }
}

extension StyledText.Decoration {
    fileprivate func recolored(_ matrix: ColorMatrix) -> StyledText.Decoration {
        StyledText.Decoration(pattern: pattern, paint: paint?.recolored(matrix))
    }
}

extension StyledText.Segment {
    fileprivate mutating func recolor(_ matrix: ColorMatrix) {
        paint = paint.recolored(matrix)
        background = background?.recolored(matrix)
        underline = underline?.recolored(matrix)
        strikethrough = strikethrough?.recolored(matrix)
    }
}

/// A child that acts when tapped.
package final class TapNode: WrapperNode {
    private let action: DisplayList.HitRegion.Action

    package init(child: LayoutNode, action: DisplayList.HitRegion.Action) {
        self.action = action
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        // Before those within: of regions over one another the last one counts.
        context.append(region: CGRect(origin: origin, size: size(for: proposal)), action)
        drawChild(at: origin, proposal: proposal, into: &context)
    }
}

/// A child that is the container of the shapes within it.
package final class ContainerNode: WrapperNode {
    private let outline: (CGRect) -> ContainerOutline

    package init(child: LayoutNode, outline: @escaping (CGRect) -> ContainerOutline) {
        self.outline = outline
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let outer = context.container
        context.container = outline(context.aligned(CGRect(origin: origin, size: size(for: proposal))))
        drawChild(at: origin, proposal: proposal, into: &context)
        context.container = outer
    }
}
