package import Foundation
package import LayoutEngine

/// What a view needs to become boxes: its environment, and the list to which it adds them.
public struct _BuildContext {
    package var environment: EnvironmentValues
    package var nodes: [LayoutNode] = []
    package let session: RenderSession
    /// The size of the widget within its margins, in points.
    package let room: CGSize
    /// The direction of the stack that holds the view, if one does.
    package var stackAxis: LayoutAxis?
    private var depth = 0
    /// Views within views; a real tree stays far below, and the stack of the main thread far above.
    package static let depthLimit = 512

    package init(environment: EnvironmentValues, session: RenderSession, room: CGSize = .zero) {
        self.environment = environment
        self.session = session
        self.room = room
    }

    /// Goes one view deeper, or draws the prohibited sign where the tree is too deep.
    @MainActor package mutating func descend(into type: Any.Type, _ body: (inout _BuildContext) -> Void) {
        guard depth < Self.depthLimit else { return refuse("a view tree deeper than \(Self.depthLimit) views, at \(type)") }
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds a box.
    package mutating func append(_ node: LayoutNode) {
        node.mirrored = environment.layoutDirection == .rightToLeft
        nodes.append(node)
    }

    /// Draws the prohibited sign and says why, once.
    @MainActor package mutating func refuse(_ what: String) {
        session.warn("\(what): drawn as the prohibited sign")
        append(ProhibitedSign.node())
    }

    /// The boxes of a view, apart from those collected so far.
    @MainActor package func children<V: View>(of view: V, axis: LayoutAxis? = nil) -> [LayoutNode] {
        var inner = self
        inner.nodes = []
        inner.stackAxis = axis
        V._build(view, &inner)
        return inner.nodes
    }

    /// The one box of a view; several lie one above the other.
    @MainActor package func node<V: View>(of view: V) -> LayoutNode {
        let nodes = children(of: view)
        if nodes.count == 1 { return nodes[0] }
        return mirroring(LayeredNode(alignment: Alignment.center.pair, children: nodes))
    }

    /// The one box of a view; several lie in a row or a column, as if a stack held them.
    @MainActor package func node<V: View>(of view: V, along axis: LayoutAxis) -> LayoutNode {
        let nodes = children(of: view, axis: axis)
        if nodes.count == 1 { return nodes[0] }
        let alignment = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        return mirroring(StackNode(axis: axis, alignment: alignment, spacing: nil, children: nodes))
    }

    /// The same node, turned for a right-to-left environment.
    package func mirroring<Node: LayoutNode>(_ node: Node) -> Node {
        node.mirrored = environment.layoutDirection == .rightToLeft
        return node
    }

    /// Builds `body` with a changed environment.
    @MainActor package mutating func withEnvironment(
        _ change: (inout EnvironmentValues) -> Void, _ body: (inout _BuildContext) -> Void
    ) {
        let kept = environment
        change(&environment)
        body(&self)
        environment = kept
    }
}
