package import Foundation

/// A child in a frame of a given width, height or both; in the other direction as large as the child.
package final class FrameNode: WrapperNode {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: AlignmentPair

    /// Lengths in points; a negative or non-finite one is taken as none.
    package init(width: CGFloat?, height: CGFloat?, alignment: AlignmentPair, child: LayoutNode) {
        self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.alignment = alignment
        super.init(child: child)
    }

    package override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize {
        let inner = child.size(for: childProposal(proposal))
        return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    package override func childOrigin(_ proposal: ProposedSize) -> CGPoint {
        child.origin(in: size(for: proposal), proposal: childProposal(proposal), alignment: alignment)
    }
}

/// A child in a frame with least, ideal and greatest lengths.
package final class FlexibleFrameNode: WrapperNode {
    /// The lengths of one direction in points, each nil where not said.
    package struct Range {
        package var least: CGFloat?
        package var ideal: CGFloat?
        package var greatest: CGFloat?

        package init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
            self.least = least.flatMap { $0.isNaN ? nil : $0 }
            self.ideal = ideal.flatMap { $0.isFinite ? $0 : nil }
            self.greatest = greatest.flatMap { $0.isNaN ? nil : $0 }
        }

        fileprivate func clamp(_ length: CGFloat) -> CGFloat { max(least ?? -.infinity, min(length, greatest ?? .infinity)) }

        /// What the child is offered: the proposal within the range, or the ideal.
        fileprivate func offer(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map(clamp)
        }

        /// The frame's own length: it takes the proposal as far as a bound was given on that side, and the child's length otherwise.
        fileprivate func length(proposal: CGFloat?, child: CGFloat) -> CGFloat {
            guard let wanted = proposal ?? ideal else { return clamp(child) }
            let low = least ?? min(child, greatest ?? child)
            let high = greatest ?? child
            return max(low, min(wanted, max(low, high)))
        }
    }

    private let horizontal: Range
    private let vertical: Range
    private let alignment: AlignmentPair

    package init(horizontal: Range, vertical: Range, alignment: AlignmentPair, child: LayoutNode) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        super.init(child: child)
    }

    package override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize {
        let inner = child.size(for: childProposal(proposal))
        return CGSize(
            width: horizontal.length(proposal: proposal.width, child: inner.width),
            height: vertical.length(proposal: proposal.height, child: inner.height))
    }

    package override func childOrigin(_ proposal: ProposedSize) -> CGPoint {
        child.origin(in: size(for: proposal), proposal: childProposal(proposal), alignment: alignment)
    }
}

extension LayoutNode {
    /// Where a node lies in a room when both are aligned by the same guides.
    package func origin(in room: CGSize, proposal: ProposedSize, alignment: AlignmentPair) -> CGPoint {
        let inner = dimensions(for: proposal)
        let outer = LayoutDimensions(size: room)
        return CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal], y: outer[alignment.vertical] - inner[alignment.vertical])
    }
}
