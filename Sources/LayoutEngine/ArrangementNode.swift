package import Foundation

/// Children that are measured and placed by a rule from outside.
package final class ArrangementNode: LayoutNode {
    /// Where a child was placed: the corner of its room, and what it was offered.
    package struct Place {
        package var origin: CGPoint
        package var proposal: ProposedSize

        package init(origin: CGPoint, proposal: ProposedSize) {
            self.origin = origin
            self.proposal = proposal
        }
    }

    private let children: [LayoutNode]
    private let sizing: (ProposedSize) -> CGSize
    private let placing: (CGSize, ProposedSize) -> [Place]
    private var placements = Memory<ProposedSize, [Place]>()

    /// `placing` gives one place a child, in a room that begins at zero.
    package init(
        children: [LayoutNode], sizing: @escaping (ProposedSize) -> CGSize, placing: @escaping (CGSize, ProposedSize) -> [Place]
    ) {
        self.children = children
        self.sizing = sizing
        self.placing = placing
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { sizing(proposal) }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        key.merge.merge(
            zip(children, places(for: proposal)).compactMap { child, place in
                child.explicitGuide(key, for: place.proposal).map { $0 + place.origin[key.axis] }
            })
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let places = places(for: proposal)
        for index in children.inDrawingOrder where places.indices.contains(index) {
            let (child, place) = (children[index], places[index])
            let corner = self.place(place.origin, of: child.size(for: place.proposal), in: size(for: proposal), at: origin)
            child.draw(at: corner, proposal: place.proposal, into: &context)
        }
    }

    private func places(for proposal: ProposedSize) -> [Place] {
        placements.answer(to: proposal) ?? placements.remember(placing(size(for: proposal), proposal), to: proposal)
    }
}
