package import Foundation

/// The first child whose ideal size fits into the proposal; the last where none does.
package final class ChoiceNode: LayoutNode {
    private let horizontal: Bool
    private let vertical: Bool
    private let children: [LayoutNode]

    package init(horizontal: Bool, vertical: Bool, children: [LayoutNode]) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.children = children
        super.init(over: children)
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { choice(for: proposal)?.size(for: proposal) ?? .zero }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        choice(for: proposal)?.explicitGuide(key, for: proposal)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        choice(for: proposal)?.draw(at: origin, proposal: proposal, into: &context)
    }

    private func choice(for proposal: ProposedSize) -> LayoutNode? {
        children.dropLast().first { fits($0, proposal) } ?? children.last
    }

    private func fits(_ child: LayoutNode, _ proposal: ProposedSize) -> Bool {
        let ideal = child.size(
            for: ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
        // A hair more comes from rounding and is no reason to take another view.
        return (!horizontal || ideal.width <= (proposal.width ?? .infinity) + 0.01)
            && (!vertical || ideal.height <= (proposal.height ?? .infinity) + 0.01)
    }
}
