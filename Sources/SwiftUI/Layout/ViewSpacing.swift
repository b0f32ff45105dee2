public import Foundation
package import LayoutEngine

/// The distances that a view wants from its neighbours.
public struct ViewSpacing: Sendable {
    package private(set) var spacing: Spacing

    /// No distance at all.
    public static let zero = ViewSpacing(.zero)
    /// Those of a view that leaves it to its container.
    public init() { self.init(.plain) }
    package init(_ spacing: Spacing) { self.spacing = spacing }

    /// Adds what another view wants at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { spacing.join(startOf: other.spacing, along: .vertical) }
        if edges.contains(.leading) { spacing.join(startOf: other.spacing, along: .horizontal) }
        if edges.contains(.bottom) { spacing.join(endOf: other.spacing, along: .vertical) }
        if edges.contains(.trailing) { spacing.join(endOf: other.spacing, along: .horizontal) }
    }

    /// The distances with what another view wants at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// In points, from this view to the one that follows it along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        spacing.distance(to: next.spacing, along: axis == .horizontal ? .horizontal : .vertical) ?? StackNode.defaultSpacing
    }
}
