package import Foundation

/// A node around one child; by itself it changes nothing.
package class WrapperNode: LayoutNode {
    package let child: LayoutNode

    package init(child: LayoutNode, adding guides: GuideMask = []) {
        self.child = child
        super.init(guides: child.guides.union(guides))
        traits = child.traits
    }

    /// What the child is offered for a proposal to the wrapper.
    package func childProposal(_ proposal: ProposedSize) -> ProposedSize { proposal }

    /// What the child is offered where the wrapper stands, its own size being known.
    package func placedProposal(_ proposal: ProposedSize) -> ProposedSize { childProposal(proposal) }

    package override var spacing: Spacing { child.spacing }

    /// Where the child lies within the wrapper.
    package func childOrigin(_ proposal: ProposedSize) -> CGPoint { .zero }

    package override func measure(_ proposal: ProposedSize) -> CGSize { child.size(for: childProposal(proposal)) }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        child.explicitGuide(key, for: placedProposal(proposal)).map { $0 + childOrigin(proposal)[key.axis] }
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        drawChild(at: origin, proposal: proposal, into: &context)
    }

    /// Draws the child where it lies.
    package final func drawChild(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let offer = placedProposal(proposal)
        let corner = place(childOrigin(proposal), of: child.size(for: offer), in: size(for: proposal), at: origin)
        child.draw(at: corner, proposal: offer, into: &context)
    }
}

extension WrapperNode {
    /// Lets the child tell what it tells, and draws nothing of it.
    final func listen(at origin: CGPoint, proposal: ProposedSize, in context: inout DrawContext) {
        context.listening { self.drawChild(at: origin, proposal: proposal, into: &$0) }
    }
}

/// A child whose traits are changed.
package final class TraitNode: WrapperNode {
    package init(child: LayoutNode, change: (inout LayoutTraits) -> Void) {
        super.init(child: child)
        change(&traits)
    }
}
