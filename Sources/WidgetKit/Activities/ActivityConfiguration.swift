public import ActivityKit
public import SwiftUI

/// How a Live Activity looks. It declares no kind: the gallery does not offer it, as on iOS.
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
    /// On the lock screen and as a banner.
    package let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    package let dynamicIsland: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

    public nonisolated init<Content: View>(
        for attributesType: Attributes.Type, @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        self.dynamicIsland = dynamicIsland
    }
}

extension ActivityConfiguration: _PrimitiveConfiguration {
    public static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        declaration.activity = configuration
    }
}

/// What the views of a Live Activity are made of.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    /// The activity's identifier.
    public let activityID: String
    /// True past the content's stale date.
    public let isStale: Bool

    package init(attributes: Attributes, state: Attributes.ContentState, activityID: String, isStale: Bool) {
        self.attributes = attributes
        self.state = state
        self.activityID = activityID
        self.isStale = isStale
    }
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// The type of the user activity with which an app is opened from a Live Activity without a URL.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
