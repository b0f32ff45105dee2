package import Foundation

/// Children one above the other, aligned by two guides; as large as those of the highest priority need together.
package final class LayeredNode: LayoutNode, PlacingNode {
    private let alignment: AlignmentPair
    private let children: [LayoutNode]
    private var placements = Memory<ProposedSize, Placement>()

    package init(alignment: AlignmentPair, children: [LayoutNode]) {
        self.alignment = alignment
        self.children = children
        super.init(over: children)
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { placement(for: proposal).size }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        let placed = placed(proposal)
        let origins = placement(for: placed).origins
        return key.merge.merge(
            children.indices.compactMap { index in children[index].explicitGuide(key, for: placed).map { $0 + origins[index][key.axis] } })
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let placed = placed(proposal)
        let placement = placement(for: placed)
        for index in children.inDrawingOrder {
            let child = children[index]
            let corner = place(placement.origins[index], of: child.size(for: placed), in: size(for: proposal), at: origin)
            child.draw(at: corner, proposal: placed, into: &context)
        }
    }

    package func places(for proposal: ProposedSize) -> [ArrangementNode.Place] {
        let placed = placed(proposal)
        return placement(for: placed).origins.map { .init(origin: $0, proposal: placed) }
    }

    package override var spacing: Spacing {
        guard !children.isEmpty else { return .zero }
        var spacing = Spacing()
        for child in children where child.traits.priority == highest {
            spacing.join(child.spacing, across: .horizontal)
            spacing.join(child.spacing, across: .vertical)
        }
        return spacing
    }

    private struct Placement {
        var size: CGSize
        var origins: [CGPoint]
    }

    /// All are placed in the size they need together: so what fills lies behind all of a picture that is larger than the room.
    private func placed(_ proposal: ProposedSize) -> ProposedSize { ProposedSize(size(for: proposal)) }

    private var highest: Double { children.reduce(-.infinity) { max($0, $1.traits.priority) } }

    private func placement(for proposal: ProposedSize) -> Placement {
        placements.answer(to: proposal) ?? placements.remember(place(proposal), to: proposal)
    }

    private func place(_ proposal: ProposedSize) -> Placement {
        let highest = highest
        let deciding = children.map { $0.traits.priority == highest }
        let offered = children.map { $0.dimensions(for: proposal) }
        var size = CGSize.zero
        var origins = [CGPoint](repeating: .zero, count: children.count)
        for axis in [LayoutAxis.horizontal, .vertical] {
            let key = alignment.key(axis)
            let guides = offered.map { $0[key] }
            let line = zip(guides, deciding).reduce(-CGFloat.infinity) { $1.1 ? max($0, $1.0) : $0 }
            for index in children.indices {
                origins[index][axis] = guides[index].distance(before: line)
                if deciding[index] { size[axis] = max(size[axis], origins[index][axis] + offered[index].size[axis]) }
            }
        }
        return Placement(size: size, origins: origins)
    }
}
