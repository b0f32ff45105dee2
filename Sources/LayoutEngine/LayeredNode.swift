package import Foundation

/// Children one above the other, aligned by two guides; as large as they need together.
package final class LayeredNode: LayoutNode {
    private let alignment: AlignmentPair
    private let children: [LayoutNode]
    private var placements = Memory<ProposedSize, Placement>()

    package init(alignment: AlignmentPair, children: [LayoutNode]) {
        self.alignment = alignment
        self.children = children
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { placement(for: proposal).size }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        let origins = placement(for: proposal).origins
        return key.merge.merge(
            children.indices.compactMap { index in children[index].explicitGuide(key, for: proposal).map { $0 + origins[index][key.axis] } }
        )
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let placement = placement(for: proposal)
        for index in children.inDrawingOrder {
            let child = children[index]
            let corner = place(placement.origins[index], of: child.size(for: proposal), in: placement.size, at: origin)
            child.draw(at: corner, proposal: proposal, into: &context)
        }
    }

    private struct Placement {
        var size: CGSize
        var origins: [CGPoint]
    }

    private func placement(for proposal: ProposedSize) -> Placement {
        placements.answer(to: proposal) ?? placements.remember(place(proposal), to: proposal)
    }

    private func place(_ proposal: ProposedSize) -> Placement {
        let offered = children.map { $0.dimensions(for: proposal) }
        var size = CGSize.zero
        var origins = [CGPoint](repeating: .zero, count: children.count)
        for axis in [LayoutAxis.horizontal, .vertical] {
            let guides = offered.map { $0[alignment.key(axis)] }
            let line = guides.max() ?? 0
            for index in children.indices {
                origins[index][axis] = guides[index].distance(before: line)
                size[axis] = max(size[axis], origins[index][axis] + offered[index].size[axis])
            }
        }
        return Placement(size: size, origins: origins)
    }
}
