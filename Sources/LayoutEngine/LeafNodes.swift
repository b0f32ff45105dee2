package import Foundation

/// Room that a stack may fill with nothing.
package final class SpacerNode: LayoutNode {
    private let axis: LayoutAxis?
    private let least: CGFloat

    /// An axis of nil grows both ways, as a spacer outside of a stack does; the least length is in points.
    package init(axis: LayoutAxis?, least: CGFloat) {
        self.axis = axis
        self.least = least
        super.init(guides: [])
        // Whatever else is in the stack takes its room first.
        traits.priority = -.infinity
    }

    package override var spacing: Spacing {
        var spacing = Spacing()
        let side = Spacing.Side(distance: 0)
        if axis != .vertical { (spacing.leading, spacing.trailing) = (side, side) }
        if axis != .horizontal { (spacing.top, spacing.bottom) = (side, side) }
        return spacing
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize {
        var size = CGSize.zero
        for direction in [LayoutAxis.horizontal, .vertical] where axis == nil || axis == direction {
            size[direction] = max(least, proposal[direction] ?? least)
        }
        return size
    }
}

/// Something that fills what it is offered and draws itself into the rectangle.
package final class CanvasNode: LayoutNode {
    private let sizing: (ProposedSize) -> CGSize
    private let paint: (CGRect, inout DrawContext) -> Void

    /// `paint` is given the rectangle moved to whole pixels; a side of it may be 0, not both.
    package init(
        sizing: @escaping (ProposedSize) -> CGSize = { $0.filled() }, paint: @escaping (CGRect, inout DrawContext) -> Void
    ) {
        self.sizing = sizing
        self.paint = paint
        super.init(guides: [])
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { sizing(proposal) }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let room = CGRect(origin: origin, size: size(for: proposal))
        guard room.isDrawable, room.width > 0 || room.height > 0 else { return }
        paint(context.aligned(room), &context)
    }
}

/// Room of one size, whatever is proposed.
package final class FixedNode: LayoutNode {
    private let room: CGSize

    package init(size: CGSize) {
        room = size
        super.init(guides: [])
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { room }
}

/// Content that is made only when its room is known, and lies in the room's top leading corner.
package final class ReaderNode: LayoutNode {
    private let content: (Surroundings) -> LayoutNode

    package init(content: @escaping (Surroundings) -> LayoutNode) {
        self.content = content
        super.init(guides: [])
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let room = CGRect(origin: origin, size: size(for: proposal))
        guard room.isDrawable else { return }
        let node = content(context.surroundings(of: room))
        let offer = ProposedSize(room.size)
        node.draw(at: place(.zero, of: node.size(for: offer), in: room.size, at: origin), proposal: offer, into: &context)
    }
}

extension CGRect {
    /// False where a number is not one, or endless.
    package var isDrawable: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
