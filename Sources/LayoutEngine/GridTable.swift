import Foundation

/// Which cell of a grid stands where, and how wide and high its tracks become.
struct GridTable {
    struct Cell {
        var node: LayoutNode
        var row: Int
        var columns: Range<Int>
    }

    struct Row {
        var cells: Range<Int>
        var alignment: AlignmentKey?
    }

    private(set) var cells: [Cell] = []
    private(set) var rows: [Row] = []
    private var columnCount = 0

    init(rows nodes: [LayoutNode]) {
        columnCount = max(1, nodes.map { ($0.gridCells ?? []).reduce(0) { $0 + $1.traits.cell.columns } }.max() ?? 0)
        for (index, node) in nodes.enumerated() {
            let first = cells.count
            if let members = node.gridCells {
                append(members, row: index)
            } else {
                cells.append(Cell(node: node, row: index, columns: 0..<columnCount))
            }
            rows.append(Row(cells: first..<cells.count, alignment: node.gridAlignment))
        }
    }

    private mutating func append(_ nodes: [LayoutNode], row: Int) {
        var column = 0
        for node in nodes {
            cells.append(Cell(node: node, row: row, columns: column..<column + node.traits.cell.columns))
            column += node.traits.cell.columns
        }
    }

    /// What the first cell that says so wants for its column.
    func alignment(ofColumn columns: Range<Int>) -> AlignmentKey? {
        cells.lazy.filter { $0.columns == columns }.compactMap(\.node.traits.cell.columnAlignment).first
    }

    /// The width of each column: as its cells want it, those across several columns widening all of theirs where they need more.
    func columnWidths(for proposal: ProposedSize, spacing: CGFloat) -> [CGFloat] {
        var widths = singleWidths(for: proposal, spacing: spacing)
        for cell in sizing(.horizontal) where cell.columns.count > 1 {
            var offer = proposal
            let tracks = GridTracks(lengths: widths, spacing: spacing)
            let others = tracks.length - tracks.length(of: cell.columns)
            offer.width = proposal.width.map { max(0, $0 - others) }
            let missing = cell.node.size(for: offer).width - tracks.length(of: cell.columns)
            guard missing > 0 else { continue }
            for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
        }
        return widths
    }

    /// The width of each column as cells in it alone want it.
    private func singleWidths(for proposal: ProposedSize, spacing: CGFloat) -> [CGFloat] {
        let members = (0..<columnCount).map { column in sizing(.horizontal).filter { $0.columns == column..<column + 1 } }
        func width(_ column: Int, _ width: CGFloat?) -> CGFloat {
            members[column].reduce(0) { max($0, $1.node.size(for: ProposedSize(width: width, height: proposal.height)).width) }
        }
        guard let whole = proposal.width, whole.isFinite else { return (0..<columnCount).map { width($0, proposal.width) } }
        var widths = [CGFloat](repeating: 0, count: columnCount)
        _ = RoomSharing(members: members.map { member(of: $0, along: .horizontal, proposal) })
            .offers(of: whole - CGFloat(columnCount - 1) * spacing) { column, offer in
                widths[column] = width(column, offer)
                return widths[column]
            }
        return widths
    }

    /// The height of each row: as its cells want it in the widths of their columns.
    func rowHeights(for proposal: ProposedSize, columns: GridTracks, spacing: CGFloat) -> [CGFloat] {
        let members = rows.indices.map { row in sizing(.vertical).filter { $0.row == row } }
        func height(_ row: Int, _ height: CGFloat?) -> CGFloat {
            members[row].reduce(0) {
                max($0, $1.node.size(for: ProposedSize(width: columns.length(of: $1.columns), height: height)).height)
            }
        }
        guard let whole = proposal.height, whole.isFinite else { return rows.indices.map { height($0, proposal.height) } }
        var heights = [CGFloat](repeating: 0, count: rows.count)
        let sharing = RoomSharing(
            members: members.map { cells in
                cells.reduce(RoomSharing.Member(range: 0...0, priority: 0)) { whole, cell in
                    let room = ProposedSize(width: columns.length(of: cell.columns), height: proposal.height)
                    return whole.joined(member(of: [cell], along: .vertical, room))
                }
            })
        _ = sharing.offers(of: whole - CGFloat(max(0, rows.count - 1)) * spacing) { row, offer in
            heights[row] = height(row, offer)
            return heights[row]
        }
        return heights
    }

    /// The cells that have a say in the lengths of tracks along an axis.
    private func sizing(_ axis: LayoutAxis) -> [Cell] { cells.filter { !$0.node.traits.cell.unsizedAxes.contains(axis) } }

    /// Several cells of one track as one member of those that share the room.
    private func member(of cells: [Cell], along axis: LayoutAxis, _ proposal: ProposedSize) -> RoomSharing.Member {
        cells.reduce(RoomSharing.Member(range: 0...0, priority: 0)) { whole, cell in
            whole.joined(RoomSharing.Member(range: cell.node.range(along: axis, proposal), priority: cell.node.traits.priority))
        }
    }
}

extension RoomSharing.Member {
    /// What two members beside each other in one track need together.
    fileprivate func joined(_ other: RoomSharing.Member) -> RoomSharing.Member {
        RoomSharing.Member(
            range: max(range.lowerBound, other.range.lowerBound)...max(range.upperBound, other.range.upperBound),
            priority: max(priority, other.priority))
    }
}
