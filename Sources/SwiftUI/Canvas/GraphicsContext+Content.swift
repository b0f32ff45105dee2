public import Foundation
import LayoutEngine

extension GraphicsContext {
    /// A text ready to be measured and drawn.
    public struct ResolvedText {
        let node: LayoutNode

        /// The size that the text takes of a room, in points.
        public func measure(in size: CGSize) -> CGSize { node.size(for: ProposedSize(size)) }

        /// How far the first line's baseline lies below the top, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            node.dimensions(for: ProposedSize(size))[VerticalAlignment.firstTextBaseline.key]
        }

        /// How far the last line's baseline lies below the top, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            node.dimensions(for: ProposedSize(size))[VerticalAlignment.lastTextBaseline.key]
        }
    }

    /// A picture ready to be measured and drawn.
    public struct ResolvedImage {
        let node: LayoutNode
        let stretched: LayoutNode

        /// In points.
        public var size: CGSize { node.size(for: .unspecified) }
        /// How far the baseline lies below the top, in points.
        public var baseline: CGFloat { node.dimensions(for: .unspecified)[VerticalAlignment.lastTextBaseline.key] }
    }

    /// A view of the canvas's symbols.
    public struct ResolvedSymbol {
        let node: LayoutNode

        /// In points.
        public var size: CGSize { node.size(for: .unspecified) }
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: recorder.text(text)) }

    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(node: recorder.image(image), stretched: recorder.image(image.resizable()))
    }

    /// The symbol whose tag this is; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recorder.symbols.first { $0.traits.tag == AnyHashable(id) }.map(ResolvedSymbol.init)
    }

    /// Draws a text in its own size, a point of it at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    /// Draws a text from the top left of a rectangle, broken to its width and cut to its height.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { draw(text.node, at: point, anchor) }
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.node, in: rect) }

    /// Draws a picture in its own size, a point of it at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    /// Draws a picture as large as a rectangle; the style has no effect.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { draw(image.node, at: point, anchor) }
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { draw(image.stretched, in: rect) }

    /// Draws a symbol in its own size, a point of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) { draw(symbol.node, at: point, anchor) }
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.node, in: rect) }

    private func draw(_ node: LayoutNode, at point: CGPoint, _ anchor: UnitPoint) {
        let size = node.size(for: .unspecified)
        let corner = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        draw { node.draw(at: corner, proposal: .unspecified, into: &$0) }
    }

    private func draw(_ node: LayoutNode, in rect: CGRect) {
        draw { node.draw(at: rect.origin, proposal: ProposedSize(rect.size), into: &$0) }
    }
}
