package import Foundation

/// Children in a row or a column.
package final class StackNode: LayoutNode {
    private let axis: LayoutAxis
    let alignment: AlignmentKey
    private let spacing: CGFloat?
    private let children: [LayoutNode]
    private var placements = Memory<ProposedSize, Placement>()
    /// The distance between neighbours where nobody says another.
    package static let defaultSpacing: CGFloat = 8

    package init(axis: LayoutAxis, alignment: AlignmentKey, spacing: CGFloat?, children: [LayoutNode]) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }

    private struct Placement {
        var size: CGSize
        var proposals: [ProposedSize]
        var origins: [CGPoint]
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { placement(for: proposal).size }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        let placement = placement(for: proposal)
        let values = children.indices.compactMap { index in
            children[index].explicitGuide(key, for: placement.proposals[index]).map { $0 + placement.origins[index][key.axis] }
        }
        return key.merge.merge(values)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let placement = placement(for: proposal)
        for index in children.inDrawingOrder {
            let child = children[index]
            let offer = placement.proposals[index]
            let corner = place(placement.origins[index], of: child.size(for: offer), in: placement.size, at: origin)
            child.draw(at: corner, proposal: offer, into: &context)
        }
    }

    private func placement(for proposal: ProposedSize) -> Placement {
        placements.answer(to: proposal) ?? placements.remember(place(proposal), to: proposal)
    }

    private func place(_ proposal: ProposedSize) -> Placement {
        let gaps = gaps()
        let proposals = proposals(for: proposal, gaps: gaps.reduce(0, +))
        let dimensions = zip(children, proposals).map { $0.dimensions(for: $1) }
        let guides = dimensions.map { $0[alignment] }
        let line = guides.max() ?? 0
        var origins: [CGPoint] = []
        var position: CGFloat = 0
        var depth: CGFloat = 0
        for (index, dimension) in dimensions.enumerated() {
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = guides[index].distance(before: line)
            origins.append(origin)
            position += dimension.size[axis] + (index < gaps.count ? gaps[index] : 0)
            depth = max(depth, origin[axis.other] + dimension.size[axis.other])
        }
        var size = CGSize.zero
        size[axis] = position
        size[axis.other] = depth
        return Placement(size: size, proposals: proposals, origins: origins)
    }

    /// The distance after each child but the last.
    private func gaps() -> [CGFloat] {
        zip(children, children.dropFirst()).map { first, second in
            if let spacing { return spacing }
            return [first.traits.spacing, second.traits.spacing].compactMap { $0 }.min() ?? Self.defaultSpacing
        }
    }

    private func proposals(for proposal: ProposedSize, gaps: CGFloat) -> [ProposedSize] {
        var proposals = children.map { _ in proposal }
        guard let whole = proposal[axis], whole.isFinite else { return proposals }
        let members = children.map { RoomSharing.Member(range: $0.range(along: axis, proposal), priority: $0.traits.priority) }
        _ = RoomSharing(members: members).offers(of: whole - gaps) { index, offer in
            proposals[index][axis] = offer
            return children[index].size(for: proposals[index])[axis]
        }
        return proposals
    }
}

extension [LayoutNode] {
    /// Indices in the order in which they are drawn: by z index, then as they stand.
    package var inDrawingOrder: [Int] {
        guard contains(where: { $0.traits.zIndex != 0 }) else { return [Int](indices) }
        return indices.sorted { (self[$0].traits.zIndex, $0) < (self[$1].traits.zIndex, $1) }
    }
}
