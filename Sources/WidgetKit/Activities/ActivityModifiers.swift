public import SwiftUI

extension View {
    /// Colours the ground of a Live Activity on the lock screen.
    public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { preference(key: ActivityTintKey.self, value: color) }

    /// Has no effect yet: there is no button of the system's beside a Live Activity.
    public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

    /// Has no effect yet: parts of the Dynamic Island are not laid out.
    public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

/// Where a view of the expanded Dynamic Island goes when it is wide.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let isBelowIfTooWide: Bool

    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: false)
    /// Below the camera where it does not fit beside it.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: true)
}

/// The size in which a Live Activity is shown.
public enum ActivityFamily: Hashable, Sendable, CaseIterable {
    /// On a watch or in a car.
    case small
    /// On the lock screen of a phone.
    case medium
}

private enum ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
private enum ActivityFullscreenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The size in which the Live Activity is shown.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// True where the Live Activity fills the screen.
    public var isActivityFullscreen: Bool {
        get { self[ActivityFullscreenKey.self] }
        set { self[ActivityFullscreenKey.self] = newValue }
    }
}

extension WidgetConfiguration {
    /// Has no effect: there is no watch and no car beside this host.
    public nonisolated func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
