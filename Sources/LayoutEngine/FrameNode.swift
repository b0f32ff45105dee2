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
        if let width, let height { return CGSize(width: width, height: height) }
        let inner = child.size(for: childProposal(proposal))
        return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    package override func childOrigin(_ proposal: ProposedSize) -> CGPoint {
        child.origin(in: size(for: proposal), proposal: childProposal(proposal), alignment: alignment)
    }

    package override var spacing: Spacing { child.spacing(framed: width != nil, height != nil) }
}

/// A child in a frame with least, ideal and greatest lengths.
package final class FlexibleFrameNode: WrapperNode {
    /// The lengths of one direction in points, each nil where not said.
    package struct Range {
        package var least: CGFloat?
        package var ideal: CGFloat?
        package var greatest: CGFloat?

        package init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
            self.least = least.flatMap { $0.isNaN ? nil : max(0, $0) }
            self.ideal = ideal.flatMap { $0.isFinite ? max(self.least ?? 0, $0) : nil }
            self.greatest = greatest.flatMap { $0.isNaN ? nil : max(self.ideal ?? 0, $0) }
        }

        /// False where the frame leaves all to its child.
        fileprivate var isSaid: Bool { least != nil || ideal != nil || greatest != nil }

        /// What the child is offered in a frame of a known length: all of it, unless the child was asked for its ideal and had its way.
        fileprivate func placed(_ length: CGFloat, proposal: CGFloat?) -> CGFloat? {
            guard proposal == nil, ideal == nil, (least ?? -.infinity) < length, length < (greatest ?? .infinity) else { return length }
            return nil
        }

        fileprivate func clamp(_ length: CGFloat) -> CGFloat { max(least ?? -.infinity, min(length, greatest ?? .infinity)) }

        /// What the child is offered: the proposal within the range, or the ideal.
        fileprivate func offer(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map(clamp)
        }

        /// The frame's own length: the ideal where none is proposed; else it takes the proposal as far as a bound was given on that side,
        /// and the child's length otherwise.
        fileprivate func length(proposal: CGFloat?, child: CGFloat) -> CGFloat {
            guard let wanted = proposal else { return ideal ?? clamp(child) }
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

    package override func placedProposal(_ proposal: ProposedSize) -> ProposedSize {
        let size = size(for: proposal)
        return ProposedSize(
            width: horizontal.placed(size.width, proposal: proposal.width), height: vertical.placed(size.height, proposal: proposal.height))
    }

    package override func childOrigin(_ proposal: ProposedSize) -> CGPoint {
        child.origin(in: size(for: proposal), proposal: placedProposal(proposal), alignment: alignment)
    }

    package override var spacing: Spacing { child.spacing(framed: horizontal.isSaid, vertical.isSaid) }
}

extension LayoutNode {
    /// A frame hides the text along its sides; a spacer stays what it is.
    fileprivate func spacing(framed horizontally: Bool, _ vertically: Bool) -> Spacing {
        var spacing = spacing
        guard traits.priority > -.infinity else { return spacing }
        if horizontally { spacing.reset(along: .horizontal) }
        if vertically { spacing.reset(along: .vertical) }
        return spacing
    }

    /// Where a node lies in a room when both are aligned by the same guides.
    package func origin(in room: CGSize, proposal: ProposedSize, alignment: AlignmentPair) -> CGPoint {
        offset(in: LayoutDimensions(size: room), proposal: proposal, alignment: alignment)
    }

    /// Where a node lies on another when both are aligned by the same guides.
    func offset(in outer: LayoutDimensions, proposal: ProposedSize, alignment: AlignmentPair) -> CGPoint {
        let inner = dimensions(for: proposal)
        return CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal], y: outer[alignment.vertical] - inner[alignment.vertical])
    }
}
