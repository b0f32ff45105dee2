internal import SwiftUI

/// A widget in a family, with what it shows.
package struct PreviewedWidget: PreviewSubject {
    package let family: WidgetFamily
    package let widget: @MainActor () -> any Widget
    package let content: Content

    /// Where a preview's entries come from.
    package enum Content {
        case entries(@MainActor () async -> [any TimelineEntry])
        case provider(@MainActor () -> any TimelineProvider)
        case intentProvider(@MainActor () -> any AppIntentTimelineProvider)
    }
}

/// A Live Activity in a place, with the states it passes through.
package struct PreviewedActivity: PreviewSubject {
    package let place: ActivityPreviewViewKind
    package let attributes: Any
    package let widget: @MainActor () -> any Widget
    package let states: @MainActor () async -> [Any]
}
