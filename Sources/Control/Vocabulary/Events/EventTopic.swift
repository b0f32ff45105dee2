/// What events are about.
package enum EventTopic: String, Hashable, Sendable, JSONNamed {
    case host, gallery, placements, timelines, widgets, defaults, activities, log
}
