package import Foundation

/// Rows of cells whose columns are as wide as their widest cell.
package final class GridNode: LayoutNode, PlacingNode {
    private let alignment: AlignmentPair
    private let table: GridTable
    private var placements = Memory<ProposedSize, Placement>()

    /// Distances of nil are those that the cells want from each other; in points. A child that is no row stands in one of its own, across
    /// all columns.
    package init(alignment: AlignmentPair, horizontal: CGFloat?, vertical: CGFloat?, children: [LayoutNode]) {
        self.alignment = alignment
        table = GridTable(rows: children, horizontal: horizontal, vertical: vertical)
        super.init(over: children)
    }

    private struct Placement {
        var size: CGSize
        /// One for each cell of the table, in its order.
        var cells: [(proposal: ProposedSize, origin: CGPoint)]
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { placement(for: proposal).size }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        key.merge.merge(
            zip(table.cells, placement(for: proposal).cells).compactMap { cell, place in
                cell.node.explicitGuide(key, for: place.proposal).map { $0 + place.origin[key.axis] }
            })
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let placement = placement(for: proposal)
        for (cell, place) in zip(table.cells, placement.cells) {
            let corner = self.place(place.origin, of: cell.node.size(for: place.proposal), in: placement.size, at: origin)
            cell.node.draw(at: corner, proposal: place.proposal, into: &context)
        }
    }

    /// One place for each cell.
    package func places(for proposal: ProposedSize) -> [ArrangementNode.Place] {
        placement(for: proposal).cells.map { .init(origin: $0.origin, proposal: $0.proposal) }
    }

    private func placement(for proposal: ProposedSize) -> Placement {
        placements.answer(to: proposal) ?? placements.remember(place(proposal), to: proposal)
    }

    private func place(_ proposal: ProposedSize) -> Placement {
        let columns = table.columns(for: proposal)
        let rows = table.rows(for: proposal, columns: columns)
        let cells = table.cells.map { cell in
            let room = CGRect(
                x: columns.start(of: cell.columns), y: rows.start(of: cell.row..<cell.row + 1), width: columns.length(of: cell.columns),
                height: rows.length(of: cell.row..<cell.row + 1))
            let offer = ProposedSize(room.size)
            let inner = origin(of: cell, in: room.size, offer)
            return (offer, CGPoint(x: room.minX + inner.x, y: room.minY + inner.y))
        }
        return Placement(size: CGSize(width: columns.length, height: rows.length), cells: cells)
    }

    private func origin(of cell: GridTable.Cell, in room: CGSize, _ offer: ProposedSize) -> CGPoint {
        guard let anchor = cell.node.traits.cell.anchor else {
            let pair = AlignmentPair(
                horizontal: table.alignment(ofColumn: cell.columns) ?? alignment.horizontal,
                vertical: table.rows[cell.row].alignment ?? alignment.vertical)
            return cell.node.origin(in: room, proposal: offer, alignment: pair)
        }
        let size = cell.node.size(for: offer)
        return CGPoint(x: (room.width - size.width) * anchor.x, y: (room.height - size.height) * anchor.y)
    }
}
