package import Foundation

/// Children in a row or a column.
package final class StackNode: LayoutNode, PlacingNode {
    private let axis: LayoutAxis
    let alignment: AlignmentKey
    private let distance: CGFloat?
    private let children: [LayoutNode]
    private var placements = Memory<ProposedSize, Placement>()
    /// The distance after each child but the last.
    private lazy var gaps = zip(children, children.dropFirst()).map(gap)
    /// The distance between neighbours where nobody says another.
    package static let defaultSpacing: CGFloat = 8

    /// A spacing of nil is the distance that the children want from each other; in points.
    package init(axis: LayoutAxis, alignment: AlignmentKey, spacing: CGFloat?, children: [LayoutNode]) {
        self.axis = axis
        self.alignment = alignment
        distance = spacing
        self.children = children
        super.init(over: children)
    }

    private struct Placement {
        var size: CGSize
        var cells: [Cell]
    }

    private struct Cell {
        var proposal: ProposedSize
        var size = CGSize.zero
        var origin = CGPoint.zero
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { placement(for: proposal).size }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        let cells = placement(for: placed(proposal)).cells
        return key.merge.merge(
            zip(children, cells).compactMap { child, cell in
                child.explicitGuide(key, for: cell.proposal).map { $0 + cell.origin[key.axis] }
            })
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let placement = placement(for: placed(proposal))
        for index in children.inDrawingOrder {
            let cell = placement.cells[index]
            let corner = place(cell.origin, of: cell.size, in: placement.size, at: origin)
            children[index].draw(at: corner, proposal: cell.proposal, into: &context)
        }
    }

    package func places(for proposal: ProposedSize) -> [ArrangementNode.Place] {
        placement(for: placed(proposal)).cells.map { .init(origin: $0.origin, proposal: $0.proposal) }
    }

    package override var spacing: Spacing {
        guard let first = children.first, let last = children.last else { return .zero }
        var spacing = Spacing()
        spacing.join(startOf: first.spacing, along: axis)
        spacing.join(endOf: last.spacing, along: axis)
        for child in children { spacing.join(child.spacing, across: axis) }
        return spacing
    }

    /// Where no depth was proposed, children are placed in that of the deepest: so a line between two texts is as long as they are high.
    private func placed(_ proposal: ProposedSize) -> ProposedSize {
        guard proposal[axis.other] == nil else { return proposal }
        var placed = proposal
        placed[axis.other] = size(for: proposal)[axis.other]
        return placed
    }

    private func placement(for proposal: ProposedSize) -> Placement {
        placements.answer(to: proposal) ?? placements.remember(place(proposal), to: proposal)
    }

    private func place(_ proposal: ProposedSize) -> Placement {
        var cells = children.map { _ in Cell(proposal: proposal) }
        size(&cells, in: proposal)
        let guides = zip(children, cells).map { $0.dimensions(for: $1.proposal)[alignment] }
        let line = guides.max() ?? 0
        var size = CGSize.zero
        for index in cells.indices {
            if index > 0 { size[axis] += gaps[index - 1] }
            cells[index].origin[axis] = size[axis]
            cells[index].origin[axis.other] = guides[index].distance(before: line)
            size[axis] += cells[index].size[axis]
            size[axis.other] = max(size[axis.other], cells[index].origin[axis.other] + cells[index].size[axis.other])
        }
        return Placement(size: size, cells: cells)
    }

    /// Finds what each child is offered, and what it takes.
    private func size(_ cells: inout [Cell], in proposal: ProposedSize) {
        guard let whole = proposal[axis], whole.isFinite else {
            for index in cells.indices { cells[index].size = children[index].size(for: proposal) }
            return
        }
        let members = children.map { RoomSharing.Member(range: $0.range(along: axis, proposal), priority: $0.traits.priority) }
        RoomSharing(members: members).share(whole - gaps.reduce(0, +)) { index, offer in
            cells[index].proposal[axis] = offer
            cells[index].size = children[index].size(for: cells[index].proposal)
            return cells[index].size[axis]
        }
    }

    private func gap(between first: LayoutNode, and second: LayoutNode) -> CGFloat {
        distance ?? first.spacing.distance(to: second.spacing, along: axis) ?? Self.defaultSpacing
    }
}

extension [LayoutNode] {
    /// Indices in the order in which they are drawn: by z index, then as they stand.
    package var inDrawingOrder: [Int] {
        guard contains(where: { $0.traits.zIndex != 0 }) else { return [Int](indices) }
        return indices.sorted { (self[$0].traits.zIndex, $0) < (self[$1].traits.zIndex, $1) }
    }
}
