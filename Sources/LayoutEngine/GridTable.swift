import Foundation

/// Which cell of a grid stands where, and how wide and high its tracks become.
struct GridTable {
    struct Cell {
        var node: LayoutNode
        var row: Int
        var columns: Range<Int>

        /// The columns or the rows that the cell takes.
        func tracks(_ axis: LayoutAxis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
    }

    struct Row {
        var cells: Range<Int>
        var alignment: AlignmentKey?
    }

    private(set) var cells: [Cell] = []
    private(set) var rows: [Row] = []
    private var columnCount = 0
    /// The distances between columns and between rows, in points.
    private(set) var gaps: (columns: [CGFloat], rows: [CGFloat]) = ([], [])

    /// Distances of nil are those that the cells want from each other.
    init(rows nodes: [LayoutNode], horizontal: CGFloat?, vertical: CGFloat?) {
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
        gaps.columns = (1..<columnCount).map { column in horizontal ?? gap(along: .horizontal, before: column) }
        gaps.rows = rows.indices.dropFirst().map { row in vertical ?? gap(along: .vertical, before: row) }
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

    /// The greatest distance that two cells on both sides of a line want; the first track after the line is given.
    private func gap(along axis: LayoutAxis, before track: Int) -> CGFloat {
        let before = cells.filter { $0.tracks(axis).upperBound == track }
        let after = cells.filter { $0.tracks(axis).lowerBound == track }
        let wishes = before.flatMap { first in
            after.filter { first.tracks(axis.other).overlaps($0.tracks(axis.other)) }
                .map { first.node.spacing.distance(to: $0.node.spacing, along: axis) ?? StackNode.defaultSpacing }
        }
        return wishes.max() ?? StackNode.defaultSpacing
    }

    /// The columns as wide as their cells want them; those across several columns widen all of theirs alike where they need more.
    func columns(for proposal: ProposedSize) -> GridTracks {
        var tracks = GridTracks(lengths: singleWidths(for: proposal), gaps: gaps.columns)
        for cell in sizing(.horizontal) where cell.columns.count > 1 {
            var offer = proposal
            let others = tracks.length - tracks.length(of: cell.columns)
            offer.width = proposal.width.map { max(0, $0 - others) }
            let missing = cell.node.size(for: offer).width - tracks.length(of: cell.columns)
            guard missing > 0 else { continue }
            for column in cell.columns { tracks.lengths[column] += missing / CGFloat(cell.columns.count) }
        }
        return tracks
    }

    /// The width of each column as cells in it alone want it.
    private func singleWidths(for proposal: ProposedSize) -> [CGFloat] {
        let members = (0..<columnCount).map { column in sizing(.horizontal).filter { $0.columns == column..<column + 1 } }
        func width(_ column: Int, _ width: CGFloat?) -> CGFloat {
            members[column].reduce(0) { max($0, $1.node.size(for: ProposedSize(width: width, height: proposal.height)).width) }
        }
        guard let whole = proposal.width, whole.isFinite else { return (0..<columnCount).map { width($0, proposal.width) } }
        var widths = [CGFloat](repeating: 0, count: columnCount)
        RoomSharing(members: members.map { member(of: $0, along: .horizontal, proposal) }).share(whole - gaps.columns.reduce(0, +)) {
            widths[$0] = width($0, $1)
            return widths[$0]
        }
        return widths
    }

    /// The rows as high as their cells want them in the widths of their columns.
    func rows(for proposal: ProposedSize, columns: GridTracks) -> GridTracks {
        GridTracks(lengths: rowHeights(for: proposal, columns: columns), gaps: gaps.rows)
    }

    private func rowHeights(for proposal: ProposedSize, columns: GridTracks) -> [CGFloat] {
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
        sharing.share(whole - gaps.rows.reduce(0, +)) {
            heights[$0] = height($0, $1)
            return heights[$0]
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
