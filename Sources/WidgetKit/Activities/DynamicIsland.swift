public import Foundation
public import SwiftUI

/// How a Live Activity looks in the Dynamic Island.
public struct DynamicIsland {
    package let regions: [DynamicIslandRegion]
    package let compactLeading: AnyView
    package let compactTrailing: AnyView
    package let minimal: AnyView
    /// The colour of its edge.
    package private(set) var keyline: Color?
    package private(set) var url: URL?
    /// What the author wants between its edges and its content, in points; edges that are missing are as the place has them.
    package private(set) var margins: [DynamicIslandMode: [Edge: Double]] = [:]

    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        regions = expanded().regions
        self.compactLeading = AnyView(compactLeading())
        self.compactTrailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }

    /// Colours its edge.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var copy = self
        copy.keyline = color
        return copy
    }

    /// What a tap opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland {
        var copy = self
        copy.url = url
        return copy
    }

    /// Sets the margins of some edges, in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
        var copy = self
        copy.margins[mode, default: [:]].set(edges, to: length)
        return copy
    }
}

/// A look of the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
    private enum Look: Hashable, Sendable { case compactLeading, compactTrailing, minimal, expanded }
    private let look: Look

    public static let compactLeading = DynamicIslandMode(look: .compactLeading)
    public static let compactTrailing = DynamicIslandMode(look: .compactTrailing)
    public static let minimal = DynamicIslandMode(look: .minimal)
    public static let expanded = DynamicIslandMode(look: .expanded)
}

extension [Edge: Double] {
    /// Says the same length of all edges of a set.
    mutating func set(_ edges: Edge.Set, to length: Double) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = length }
    }
}
