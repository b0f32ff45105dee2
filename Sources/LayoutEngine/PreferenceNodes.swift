import Drawing
package import Foundation

/// A child that tells those that hold it something in place of what is told within it.
package final class PreferenceNode: WrapperNode {
    private let change: (inout PreferenceValues, Surroundings) -> Void

    package init(child: LayoutNode, change: @escaping (inout PreferenceValues, Surroundings) -> Void) {
        self.change = change
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        // Where nobody listens, nothing needs to be said.
        guard context.preferences != nil else { return drawChild(at: origin, proposal: proposal, into: &context) }
        var told = context.collecting { self.drawChild(at: origin, proposal: proposal, into: &$0) }
        change(&told, context.surroundings(of: CGRect(origin: origin, size: size(for: proposal))))
        context.preferences?.join(told)
    }
}

/// A child, and over or under it what is made of what it told.
package final class ListeningNode: WrapperNode {
    private let side: AttachmentNode.Side
    private let alignment: AlignmentPair
    private let content: (PreferenceValues) -> LayoutNode

    package init(
        child: LayoutNode, side: AttachmentNode.Side, alignment: AlignmentPair, content: @escaping (PreferenceValues) -> LayoutNode
    ) {
        self.side = side
        self.alignment = alignment
        self.content = content
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let start = context.list.count
        let told = context.collecting { self.drawChild(at: origin, proposal: proposal, into: &$0) }
        context.preferences?.join(told)
        let below = side == .below ? context.list.take(from: start) : []
        let attachment = content(told)
        let outer = dimensions(for: proposal)
        let offer = ProposedSize(outer.size)
        let offset = attachment.offset(in: outer, proposal: offer, alignment: alignment)
        let corner = place(offset, of: attachment.size(for: offer), in: outer.size, at: origin)
        attachment.draw(at: corner, proposal: offer, into: &context)
        for command in below { context.list.append(command) }
    }
}

/// A child whose room has a name.
package final class SpaceNode: WrapperNode {
    private let name: String

    package init(name: String, child: LayoutNode) {
        self.name = name
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        context.naming(CGRect(origin: origin, size: size(for: proposal)), name) {
            self.drawChild(at: origin, proposal: proposal, into: &$0)
        }
    }
}
