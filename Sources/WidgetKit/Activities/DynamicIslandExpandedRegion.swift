public import SwiftUI

/// A part of the Dynamic Island when it is expanded.
public struct DynamicIslandExpandedRegion<Content: View> {
    fileprivate var region: DynamicIslandRegion

    /// The content of a part; of parts beside one another the one with the highest priority gets the most room.
    public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content) {
        region = DynamicIslandRegion(position: position, priority: priority, content: AnyView(content()))
    }

    /// Sets the margins of some edges, in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        var copy = self
        copy.region.margins.set(edges, to: length)
        return copy
    }
}

/// A part of the expanded Dynamic Island, whatever it holds.
package struct DynamicIslandRegion {
    package let position: DynamicIslandExpandedRegionPosition
    package let priority: Double
    package let content: AnyView
    package fileprivate(set) var margins: [Edge: Double] = [:]
}

/// Where a part of the expanded Dynamic Island lies.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private enum Place: Hashable, Sendable { case leading, trailing, center, bottom }
    private let place: Place

    public static let leading = DynamicIslandExpandedRegionPosition(place: .leading)
    public static let trailing = DynamicIslandExpandedRegionPosition(place: .trailing)
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(place: .center)
    /// Below all others.
    public static let bottom = DynamicIslandExpandedRegionPosition(place: .bottom)
}

/// The parts of the expanded Dynamic Island; `Content` names the types of what they hold.
public struct DynamicIslandExpandedContent<Content: View> {
    let regions: [DynamicIslandRegion]
}

/// Lists the parts of the expanded Dynamic Island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent(regions: [region.region]) }

    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { content }

    public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent(regions: []) }

    public static func buildPartialBlock<Content: View>(
        first: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { first }

    public static func buildPartialBlock<Before: View, Next: View>(
        accumulated: DynamicIslandExpandedContent<Before>, next: DynamicIslandExpandedContent<Next>
    ) -> DynamicIslandExpandedContent<TupleView<Before, Next>> {
        DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
    }
}
