package import Foundation

/// A box that can be measured and drawn: what a view becomes once its environment is known.
///
/// A subclass says how it measures, where its guides lie and how it draws. Sizes are remembered by proposal, since stacks ask again and again.
package class LayoutNode {
    /// What the node tells its parent.
    package var traits = LayoutTraits()
    /// Children lie from right to left: places are counted from the leading edge and turned when drawn.
    package var mirrored = false
    /// Which guides may be explicit in the node or below it; none other is looked for.
    package let guides: GuideMask
    private var measured = Memory<ProposedSize, CGSize>()
    private var found = Memory<GuideQuestion, CGFloat?>()

    private struct GuideQuestion: Equatable {
        var key: AlignmentKey
        var proposal: ProposedSize
    }

    /// A node that says nothing of its guides may have any.
    package init(guides: GuideMask = .all) { self.guides = guides }

    /// A node over others, whose guides are theirs.
    package init(over children: [LayoutNode]) { guides = children.reduce([]) { $0.union($1.guides) } }

    /// The distances that the node wants from its neighbours; by default those of what is no text.
    package var spacing: Spacing { .plain }

    /// The size that the node takes for a proposal, each side finite where the proposal is, and never negative.
    package final func size(for proposal: ProposedSize) -> CGSize {
        measured.answer(to: proposal) ?? measured.remember(measure(proposal).sane, to: proposal)
    }

    /// Where an explicit guide lies, or nil.
    package final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        guard guides.contains(key.mask) else { return nil }
        let question = GuideQuestion(key: key, proposal: proposal)
        return found.answer(to: question) ?? found.remember(guide(key, for: proposal), to: question)
    }

    /// The size and the guides for a proposal.
    package final func dimensions(for proposal: ProposedSize) -> LayoutDimensions {
        LayoutDimensions(size: size(for: proposal)) { self.explicitGuide($0, for: proposal) }
    }

    /// Measures; only for subclasses to say how, never called from elsewhere.
    package func measure(_ proposal: ProposedSize) -> CGSize { proposal.filled() }

    /// Finds an explicit guide; only for subclasses to say how, never called from elsewhere.
    package func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? { nil }

    /// The node after a change; one that stands for several is changed in each of them.
    package func mapped(_ change: (LayoutNode) -> LayoutNode) -> LayoutNode { change(self) }

    /// The cells of a row of a grid; nil for what is no such row, and stands in a row of its own.
    package var gridCells: [LayoutNode]? { nil }
    /// The guide by which a row of a grid aligns its cells; nil leaves it to the grid.
    package var gridAlignment: AlignmentKey? { nil }

    /// Where a child lies on the canvas that lies at `offset` from the leading corner of this node.
    package final func place(_ offset: CGPoint, of child: @autoclosure () -> CGSize, in size: @autoclosure () -> CGSize, at origin: CGPoint)
        -> CGPoint
    {
        let x = mirrored ? size().width - offset.x - child().width : offset.x
        return CGPoint(x: origin.x + x, y: origin.y + offset.y)
    }

    /// Draws at a place, with the proposal that it was measured with.
    package func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {}
}

extension CGSize {
    /// The size without what no container can work with: a NaN, or less than nothing.
    fileprivate var sane: CGSize {
        CGSize(width: width.isNaN ? 0 : max(0, width), height: height.isNaN ? 0 : max(0, height))
    }
}
