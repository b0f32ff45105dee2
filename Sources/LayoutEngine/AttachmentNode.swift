package import Foundation

/// A child that alone decides the size, and others drawn below or above it.
package final class AttachmentNode: WrapperNode {
    package enum Side: Sendable {
        case below
        case above
    }

    private let attachment: LayoutNode
    private let side: Side
    private let alignment: AlignmentPair

    package init(child: LayoutNode, attachment: LayoutNode, side: Side, alignment: AlignmentPair) {
        self.attachment = attachment
        self.side = side
        self.alignment = alignment
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        if side == .above { drawChild(at: origin, proposal: proposal, into: &context) }
        let outer = dimensions(for: proposal)
        let offer = ProposedSize(outer.size)
        let offset = attachment.offset(in: outer, proposal: offer, alignment: alignment)
        let corner = place(offset, of: attachment.size(for: offer), in: outer.size, at: origin)
        attachment.draw(at: corner, proposal: offer, into: &context)
        if side == .below { drawChild(at: origin, proposal: proposal, into: &context) }
    }
}
