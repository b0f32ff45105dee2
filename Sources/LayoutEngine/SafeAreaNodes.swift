package import Foundation

/// A child that keeps clear of a bar along one edge, both as large together as there is room.
package final class BarNode: WrapperNode {
    private let bar: LayoutNode
    private let axis: LayoutAxis
    private let isFirst: Bool
    private let alignment: AlignmentKey
    private let distance: CGFloat?

    /// `isFirst` lays the bar at the leading or the top edge; spacing is in points, nil the distance that both want from each other.
    package init(child: LayoutNode, bar: LayoutNode, axis: LayoutAxis, isFirst: Bool, alignment: AlignmentKey, spacing: CGFloat?) {
        self.bar = bar
        self.axis = axis
        self.isFirst = isFirst
        self.alignment = alignment
        distance = spacing
        super.init(child: child)
    }

    private var gap: CGFloat { distance ?? child.spacing.distance(to: bar.spacing, along: axis) ?? StackNode.defaultSpacing }

    /// The bar is offered what the child's least leaves of the room.
    private func barProposal(_ proposal: ProposedSize) -> ProposedSize {
        guard let whole = proposal[axis] else { return proposal }
        var least = proposal
        least[axis] = 0
        var offer = proposal
        offer[axis] = max(0, max(0, whole - gap) - child.size(for: least)[axis])
        return offer
    }

    package override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        guard let whole = proposal[axis] else { return proposal }
        var offer = proposal
        offer[axis] = max(0, whole - gap - bar.size(for: barProposal(proposal))[axis])
        return offer
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize {
        let inner = child.size(for: childProposal(proposal))
        let outer = bar.size(for: barProposal(proposal))
        var size = CGSize.zero
        size[axis] = inner[axis] + gap + outer[axis]
        size[axis.other] = max(inner[axis.other], outer[axis.other])
        return size
    }

    /// Where nothing was proposed across the bar, both are placed in what they took.
    private func placed(_ proposal: ProposedSize) -> ProposedSize {
        var placed = proposal
        placed[axis.other] = proposal[axis.other] ?? size(for: proposal)[axis.other]
        return placed
    }

    package override func placedProposal(_ proposal: ProposedSize) -> ProposedSize { childProposal(placed(proposal)) }

    package override func childOrigin(_ proposal: ProposedSize) -> CGPoint {
        let room = size(for: proposal)
        let inner = child.size(for: placedProposal(proposal))
        var origin = CGPoint.zero
        origin[axis] = isFirst ? room[axis] - inner[axis] : 0
        origin[axis.other] = (room[axis.other] - inner[axis.other]) / 2
        return origin
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let room = size(for: proposal)
        let offer = barProposal(placed(proposal))
        let outer = bar.dimensions(for: offer)
        var inner = room
        inner[axis] -= gap + outer.size[axis]
        var corner = CGPoint.zero
        corner[axis] = isFirst ? room[axis] - inner[axis] : 0
        let area = SafeArea(
            outer: CGRect(origin: origin, size: room), inner: CGRect(origin: place(corner, of: inner, in: room, at: origin), size: inner))
        context.within(area) { self.drawChild(at: origin, proposal: proposal, into: &$0) }
        var offset = CGPoint.zero
        offset[axis] = isFirst ? 0 : room[axis] - outer.size[axis]
        let guide = child.dimensions(for: placedProposal(proposal))[alignment]
        offset[axis.other] = childOrigin(proposal)[axis.other] + outer[alignment].distance(before: guide)
        bar.draw(at: place(offset, of: outer.size, in: room, at: origin), proposal: offer, into: &context)
    }
}

/// A child with room around it that counts as taken by bars.
package final class SafePaddingNode: WrapperNode {
    private let insets: PaddingNode.Insets

    /// `child` lies within the insets.
    package init(insets: PaddingNode.Insets, child: LayoutNode) {
        self.insets = insets
        super.init(child: PaddingNode(insets: insets, child: child))
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        child.mirrored = mirrored
        let outer = CGRect(origin: origin, size: size(for: proposal))
        let inner = CGRect(
            x: outer.minX + (mirrored ? insets.trailing : insets.leading), y: outer.minY + insets.top,
            width: max(0, outer.width - insets.leading - insets.trailing), height: max(0, outer.height - insets.top - insets.bottom))
        context.within(SafeArea(outer: outer, inner: inner)) { self.drawChild(at: origin, proposal: proposal, into: &$0) }
    }
}

/// A child that reaches under the bars beside it, without a say of that in its size.
package final class UnsafeNode: WrapperNode {
    private let edges: EdgeMask

    package init(edges: EdgeMask, child: LayoutNode) {
        self.edges = edges
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let room = CGRect(origin: origin, size: size(for: proposal))
        let grown = context.grown(room, over: edges)
        guard grown != room else { return drawChild(at: origin, proposal: proposal, into: &context) }
        let offer = ProposedSize(
            width: proposal.width.map { $0 + grown.width - room.width }, height: proposal.height.map { $0 + grown.height - room.height })
        child.draw(at: place(.zero, of: child.size(for: offer), in: grown.size, at: grown.origin), proposal: offer, into: &context)
    }
}
