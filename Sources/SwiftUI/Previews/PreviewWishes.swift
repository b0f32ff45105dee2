package import LayoutEngine

/// What the modifiers of a previewed view said, kept with its box; the innermost said it first.
package struct PreviewWishes {
    package var wishes: [_PreviewWishModifier.Wish] = []
    package var contexts: [any PreviewContext] = []
    /// What lies behind the view, where it is a widget's.
    package var background: LayoutNode?
    package var hasBackground = false

    /// The name that was said last.
    package var name: String? { wishes.lazy.reversed().compactMap { if case .name(let name) = $0 { name } else { nil } }.first }
    package var layout: PreviewLayout? {
        wishes.lazy.reversed().compactMap { if case .layout(let layout) = $0 { layout } else { nil } }.first
    }

    package static func of(_ node: LayoutNode) -> PreviewWishes {
        node.traits.values[ObjectIdentifier(PreviewWishes.self)] as? PreviewWishes ?? PreviewWishes()
    }
}

extension _BuildContext {
    /// Builds a previewed view and keeps with each of its boxes what was said, and what lies behind it.
    @MainActor mutating func buildPreviewed(_ change: (inout PreviewWishes) -> Void, _ body: (inout _BuildContext) -> Void) {
        let first = nodes.count
        let outer = (session.containerBackground, session.hasContainerBackground)
        (session.containerBackground, session.hasContainerBackground) = (nil, false)
        body(&self)
        for node in nodes[first...] {
            var wishes = PreviewWishes.of(node)
            if session.hasContainerBackground { (wishes.background, wishes.hasBackground) = (session.containerBackground, true) }
            change(&wishes)
            node.traits.values[ObjectIdentifier(PreviewWishes.self)] = wishes
        }
        if !session.hasContainerBackground { (session.containerBackground, session.hasContainerBackground) = outer }
    }
}

/// One of the views that a preview provider shows.
package struct PreviewedPart<Content: View> {
    let content: Content
    let index: Int

    package init(_ content: Content, index: Int) {
        self.content = content
        self.index = index
    }
}

extension PreviewedPart: _PrimitiveView {
    package static func _build(_ view: PreviewedPart, _ context: inout _BuildContext) {
        let nodes = context.children(of: view.content)
        guard nodes.indices.contains(view.index) else { return }
        let wishes = PreviewWishes.of(nodes[view.index])
        (context.session.containerBackground, context.session.hasContainerBackground) = (wishes.background, wishes.hasBackground)
        context.append(nodes[view.index])
    }
}
