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

    /// What the rule says; each closure may be called any number of times.
    package struct Rule {
        package var size: (ProposedSize) -> CGSize
        /// One place a child, in a room that begins at zero.
        package var places: (CGSize, ProposedSize) -> [Place]
        /// Where a guide lies in a room; nil leaves it to the children.
        package var guide: (AlignmentKey, CGSize, ProposedSize) -> CGFloat?
        package var spacing: () -> Spacing

        package init(
            size: @escaping (ProposedSize) -> CGSize, places: @escaping (CGSize, ProposedSize) -> [Place],
            guide: @escaping (AlignmentKey, CGSize, ProposedSize) -> CGFloat? = { _, _, _ in nil },
            spacing: @escaping () -> Spacing = { .plain }
        ) {
            self.size = size
            self.places = places
            self.guide = guide
            self.spacing = spacing
        }
    }

    private let children: [LayoutNode]
    private let rule: Rule
    private var placements = Memory<ProposedSize, [Place]>()

    package init(children: [LayoutNode], rule: Rule) {
        self.children = children
        self.rule = rule
        super.init()
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { rule.size(proposal) }

    package override var spacing: Spacing { rule.spacing() }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        if let guide = rule.guide(key, size(for: proposal), proposal) { return guide.isNaN ? nil : guide }
        return key.merge.merge(
            zip(children, places(for: proposal)).compactMap { child, place in
                child.explicitGuide(key, for: place.proposal).map { $0 + place.origin[key.axis] }
            })
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let places = places(for: proposal)
        for index in children.inDrawingOrder where places.indices.contains(index) {
            let (child, place) = (children[index], places[index])
            let corner = self.place(place.origin, of: child.size(for: place.proposal), in: size(for: proposal), at: origin)
            // A rule of an author's may say anything; what lies nowhere is not drawn.
            guard corner.x.isFinite, corner.y.isFinite else { continue }
            child.draw(at: corner, proposal: place.proposal, into: &context)
        }
    }

    private func places(for proposal: ProposedSize) -> [Place] {
        placements.answer(to: proposal) ?? placements.remember(rule.places(size(for: proposal), proposal), to: proposal)
    }
}

/// A container that can tell where it places its children.
package protocol PlacingNode: LayoutNode {
    /// The place of each child for a proposal, in its order, from the container's leading corner.
    func places(for proposal: ProposedSize) -> [ArrangementNode.Place]
}
