public import ActivityKit
public import SwiftUI

/// The place in which a Live Activity is previewed.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)

    /// A look of the Dynamic Island.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        case compact, minimal, expanded
    }
}

extension ActivityAttributes {
    /// A preview in a place; it shows nothing, since the widget that draws the activity is not known here.
    @MainActor @preconcurrency public func previewContext(
        _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}
