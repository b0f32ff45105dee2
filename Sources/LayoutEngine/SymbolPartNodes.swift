package import Drawing
package import Foundation

/// A symbol in a circle or a square, the two in paints of their own.
package final class EnclosedSymbolNode: WrapperNode {
    /// What stands around a symbol.
    package struct Enclosure {
        package var isCircle: Bool
        package var isFilled: Bool

        package init(isCircle: Bool, isFilled: Bool) {
            self.isCircle = isCircle
            self.isFilled = isFilled
        }
    }

    private let inner: LayoutNode
    private let enclosure: Enclosure
    private let paint: (CGRect) -> Paint
    /// Of the enclosure's side.
    static let innerShare: CGFloat = 0.56

    /// `whole` is the symbol with its enclosure in one paint, whose room this takes; `inner` is resizable.
    package init(whole: LayoutNode, inner: LayoutNode, enclosure: Enclosure, paint: @escaping (CGRect) -> Paint) {
        self.inner = inner
        self.enclosure = enclosure
        self.paint = paint
        super.init(child: whole)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let room = CGRect(origin: origin, size: size(for: proposal))
        guard room.isDrawable, room.width > 0, room.height > 0 else { return }
        let side = min(room.width, room.height)
        let square = CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
        drawEnclosure(square.insetBy(dx: side * 0.04, dy: side * 0.04), into: &context)
        let natural = inner.size(for: .unspecified)
        let factor = side * Self.innerShare / max(natural.width, natural.height, 0.001)
        let size = CGSize(width: natural.width * factor, height: natural.height * factor)
        inner.draw(
            at: CGPoint(x: square.midX - size.width / 2, y: square.midY - size.height / 2), proposal: ProposedSize(size), into: &context)
    }

    private func drawEnclosure(_ square: CGRect, into context: inout DrawContext) {
        let line = square.width * 0.08
        let edge = enclosure.isFilled ? square : square.insetBy(dx: line / 2, dy: line / 2)
        let outline: Outline =
            enclosure.isCircle ? .ellipse(edge) : .roundedRect(edge, radii: CornerRadii(edge.width * 0.2), style: .continuous)
        if enclosure.isFilled {
            context.fill(outline, paint(square))
        } else {
            context.stroke(outline, paint(square), StrokePen(width: line))
        }
    }
}

/// A child of which a part is drawn in full, and the rest only hinted at.
package final class RevealedNode: WrapperNode {
    /// From which edge the part grows.
    package enum Edge: Sendable { case leading, bottom }

    private let share: CGFloat
    private let edge: Edge
    /// Of the hint.
    private static let faint = 0.3

    /// The share is 0...1.
    package init(child: LayoutNode, share: CGFloat, from edge: Edge) {
        self.share = share.isNaN ? 0 : max(0, min(1, share))
        self.edge = edge
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        guard share < 1 else { return drawChild(at: origin, proposal: proposal, into: &context) }
        context.group(.opacity(Self.faint)) { drawChild(at: origin, proposal: proposal, into: &$0) }
        let room = CGRect(origin: origin, size: size(for: proposal))
        guard share > 0, room.isDrawable else { return }
        context.group(.clip(.rect(part(of: room)), .nonZero)) { drawChild(at: origin, proposal: proposal, into: &$0) }
    }

    private func part(of room: CGRect) -> CGRect {
        switch edge {
        case .leading: CGRect(x: room.minX, y: room.minY, width: room.width * share, height: room.height)
        case .bottom: CGRect(x: room.minX, y: room.maxY - room.height * share, width: room.width, height: room.height * share)
        }
    }
}
