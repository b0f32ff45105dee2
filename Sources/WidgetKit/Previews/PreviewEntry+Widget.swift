public import ActivityKit
public import SwiftUI

extension PreviewEntry {
    public init<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name: name, subject: PreviewedWidget(family: family, widget: widget, content: .entries(timeline)))
    }

    public init<W: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name: name, subject: PreviewedWidget(family: family, widget: widget, content: .provider(timelineProvider)))
    }

    public init<W: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name: name, subject: PreviewedWidget(family: family, widget: widget, content: .intentProvider(timelineProvider)))
    }

    public init<Attributes: ActivityAttributes, W: Widget>(
        _ name: String? = nil, as place: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> W,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(
            name: name, subject: PreviewedActivity(place: place, attributes: attributes, widget: widget, states: contentStates))
    }
}
