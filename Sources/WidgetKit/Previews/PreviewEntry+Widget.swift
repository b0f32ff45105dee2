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
        self.init(
            name: name,
            subject: PreviewedWidget(
                family: family, widget: widget,
                content: .provider { widget in
                    TimelineSource(provider: timelineProvider()) { entry in widget.view(of: entry) }
                }))
    }

    public init<W: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(
            name: name,
            subject: PreviewedWidget(
                family: family, widget: widget,
                content: .provider { widget in
                    AppIntentSource(provider: timelineProvider(), content: { entry in widget.view(of: entry) }, intent: intent)
                }))
    }

    public init<Attributes: ActivityAttributes, W: Widget>(
        _ name: String? = nil, as place: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> W,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        let kept = HandedOver(value: attributes)
        let views: @MainActor (ActivityPreviewViewKind) async -> [AnyView] = { place in
            let states = await contentStates()
            guard let configuration = widget().activity(of: Attributes.self) else { return [] }
            return states.map { state in
                configuration.view(
                    in: place, ActivityViewContext(attributes: kept.value, state: state, activityID: "preview", isStale: false))
            }
        }
        self.init(name: name, subject: PreviewedActivity(place: place, views: views))
    }
}
