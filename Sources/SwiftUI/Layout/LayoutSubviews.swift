public import Foundation
package import LayoutEngine

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
    private let subviews: [LayoutSubview]
    public let layoutDirection: LayoutDirection

    package init(nodes: [LayoutNode], placer: LayoutPlacer, layoutDirection: LayoutDirection) {
        subviews = nodes.enumerated().map { LayoutSubview(node: $1, index: $0, placer: placer) }
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }

    private init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) {
        self.subviews = subviews
        self.layoutDirection = layoutDirection
    }

    /// Some of the views, counted from zero.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), layoutDirection) }

    /// Some of the views, counted from zero.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { subviews[$0] }, layoutDirection)
    }
}

/// One view that a layout places.
public struct LayoutSubview {
    package let node: LayoutNode
    private let index: Int
    private let placer: LayoutPlacer

    init(node: LayoutNode, index: Int, placer: LayoutPlacer) {
        self.node = node
        self.index = index
        self.placer = placer
    }

    public var priority: Double { node.traits.priority }
    public var spacing: ViewSpacing { ViewSpacing(node.spacing) }

    /// The size that the view takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal.layout) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(node.dimensions(for: proposal.layout)) }

    /// Puts a point of the view at a point of the container.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        placer.place(index, at: origin, proposal.layout)
    }

    /// What the author attached to the view under a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.traits.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
}

/// A value that an author attaches to views for a layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    /// Attaches a value for the layout that holds the view.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier(key: ObjectIdentifier(key), value: value))
    }
}

struct _LayoutValueModifier {
    let key: ObjectIdentifier
    let value: Any
}

extension _LayoutValueModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode { TraitNode(child: node) { $0.values[key] = value } }
}

/// Collects the places that a layout gives its subviews while it is asked for them.
package final class LayoutPlacer {
    private var places: [ArrangementNode.Place?] = []

    package init() {}

    func place(_ index: Int, at origin: CGPoint, _ proposal: ProposedSize) {
        // Only while a layout is asked for places: elsewhere there is nothing to place.
        guard places.indices.contains(index) else { return }
        places[index] = ArrangementNode.Place(origin: origin, proposal: proposal)
    }

    /// The places that `body` gives; those it does not give lie in the middle of the room.
    func collect(_ nodes: [LayoutNode], in room: CGSize, _ body: () -> Void) -> [ArrangementNode.Place] {
        places = Array(repeating: nil, count: nodes.count)
        body()
        defer { places = [] }
        return zip(nodes, places).map { node, place in
            if let place { return place }
            let proposal = ProposedSize(room)
            let size = node.size(for: proposal)
            return .init(origin: CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2), proposal: proposal)
        }
    }
}
