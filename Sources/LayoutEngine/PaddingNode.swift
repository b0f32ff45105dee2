package import Foundation

/// A child with room around it; negative room lets it reach out.
package final class PaddingNode: WrapperNode {
    /// Points on each side.
    package struct Insets: Hashable, Sendable {
        package var top: CGFloat
        package var leading: CGFloat
        package var bottom: CGFloat
        package var trailing: CGFloat

        package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    private let insets: Insets

    package init(insets: Insets, child: LayoutNode) {
        self.insets = insets
        super.init(child: child)
    }

    package override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize {
        let inner = child.size(for: childProposal(proposal))
        return CGSize(width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
    }

    package override var spacing: Spacing {
        var spacing = child.spacing
        let side = Spacing.Side(isPlain: true)
        if insets.top != 0 { spacing.top = side }
        if insets.leading != 0 { spacing.leading = side }
        if insets.bottom != 0 { spacing.bottom = side }
        if insets.trailing != 0 { spacing.trailing = side }
        return spacing
    }

    package override func childOrigin(_ proposal: ProposedSize) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }
}
