/// Every event that there is, and its topic.
package enum EventName: String, Hashable, Sendable, JSONNamed {
    // host
    case clockChanged, zoneChanged, networkReturned, stopping, warning
    // gallery
    case bundleAdded, bundleReplaced, bundleRemoved, bundleRefused, bundleStarted, bundleEnded, kindQuarantined
    // placements
    case placed, removed, moved, configured, rotated
    // timelines, as a foreground run prints them
    case asked, shown, unchanged, kept
    // widgets
    case performed, performFailed, toggled, opened, appWished
    // defaults
    case defaultsChanged
    // activities
    case activityStarted, activityUpdated, activityEnded
    // log
    case logged

    package var topic: EventTopic {
        switch self {
        case .clockChanged, .zoneChanged, .networkReturned, .stopping, .warning: .host
        case .bundleAdded, .bundleReplaced, .bundleRemoved, .bundleRefused, .bundleStarted, .bundleEnded, .kindQuarantined: .gallery
        case .placed, .removed, .moved, .configured, .rotated: .placements
        case .asked, .shown, .unchanged, .kept: .timelines
        case .performed, .performFailed, .toggled, .opened, .appWished: .widgets
        case .defaultsChanged: .defaults
        case .activityStarted, .activityUpdated, .activityEnded: .activities
        case .logged: .log
        }
    }
}
