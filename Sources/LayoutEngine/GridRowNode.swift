package import Foundation

/// The cells of one row of a grid; outside of a grid they lie in a row.
package final class GridRowNode: LayoutNode {
    package private(set) var cells: [LayoutNode]
    /// The guide by which the cells are aligned; nil leaves it to the grid.
    package let alignment: AlignmentKey?
    private let stack: StackNode

    /// `fallback` aligns the cells outside of a grid.
    package init(cells: [LayoutNode], alignment: AlignmentKey?, fallback: AlignmentKey) {
        self.cells = cells
        self.alignment = alignment
        stack = StackNode(axis: .horizontal, alignment: alignment ?? fallback, spacing: nil, children: cells)
        super.init(over: cells)
    }

    /// A change to a row is one to each of its cells.
    package override func mapped(_ change: (LayoutNode) -> LayoutNode) -> LayoutNode {
        let row = GridRowNode(cells: cells.map { $0.mapped(change) }, alignment: alignment, fallback: stack.alignment)
        row.mirrored = mirrored
        return row
    }

    package override var gridCells: [LayoutNode]? { cells }
    package override var gridAlignment: AlignmentKey? { alignment }
    package override func measure(_ proposal: ProposedSize) -> CGSize { stack.size(for: proposal) }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? { stack.explicitGuide(key, for: proposal) }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        stack.mirrored = mirrored
        stack.draw(at: origin, proposal: proposal, into: &context)
    }
}
