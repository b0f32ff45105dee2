package import Foundation

/// A child that takes its ideal size in some directions, whatever is proposed.
package final class FixedSizeNode: WrapperNode {
    private let horizontal: Bool
    private let vertical: Bool

    package init(horizontal: Bool, vertical: Bool, child: LayoutNode) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child: child)
    }

    package override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

/// A child offered a size of one ratio of width to height.
package final class AspectRatioNode: WrapperNode {
    private let ratio: CGFloat?
    private let fills: Bool

    /// A ratio of nil is that of the child's ideal size; `fills` covers the proposal instead of fitting into it.
    package init(ratio: CGFloat?, fills: Bool, child: LayoutNode) {
        self.ratio = ratio
        self.fills = fills
        super.init(child: child)
    }

    package override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        // Where nothing is proposed there is nothing to fit into: the child has its ideal size.
        guard proposal != .unspecified else { return proposal }
        let ratio = ratio ?? child.size(for: .unspecified).ratio
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
        case (let width?, let height?): return fitted(CGSize(width: width, height: height), to: ratio)
        }
    }

    private func fitted(_ room: CGSize, to ratio: CGFloat) -> ProposedSize {
        let byWidth = (room.width / ratio <= room.height) != fills
        return byWidth
            ? ProposedSize(width: room.width, height: room.width / ratio) : ProposedSize(width: room.height * ratio, height: room.height)
    }
}

extension CGSize {
    /// Width to height; that of a square where both are the same, even nothing.
    fileprivate var ratio: CGFloat { width == height ? 1 : width / height }
}

/// A child drawn beside its place, along the layout direction; the place keeps its size.
package final class OffsetNode: WrapperNode {
    private let offset: CGSize

    package init(offset: CGSize, child: LayoutNode) {
        self.offset = offset
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let x = mirrored ? -offset.width : offset.width
        drawChild(at: CGPoint(x: origin.x + x, y: origin.y + offset.height), proposal: proposal, into: &context)
    }
}

/// A child whose centre lies at a point of all the room there is.
package final class PositionNode: WrapperNode {
    private let center: CGPoint

    package init(center: CGPoint, child: LayoutNode) {
        self.center = center
        super.init(child: child)
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize {
        let inner = child.size(for: proposal)
        return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    }

    package override func placedProposal(_ proposal: ProposedSize) -> ProposedSize { ProposedSize(size(for: proposal)) }

    package override var spacing: Spacing { .plain }

    package override func childOrigin(_ proposal: ProposedSize) -> CGPoint {
        let inner = child.size(for: placedProposal(proposal))
        return CGPoint(x: center.x - inner.width / 2, y: center.y - inner.height / 2)
    }
}

/// A child with a guide of its own.
package final class GuideNode: WrapperNode {
    private let key: AlignmentKey
    private let value: (LayoutDimensions) -> CGFloat

    package init(key: AlignmentKey, child: LayoutNode, value: @escaping (LayoutDimensions) -> CGFloat) {
        self.key = key
        self.value = value
        super.init(child: child, adding: key.mask)
    }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        key == self.key ? value(child.dimensions(for: placedProposal(proposal))) : super.guide(key, for: proposal)
    }
}
