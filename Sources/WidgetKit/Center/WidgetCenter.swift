internal import BundleMessages
internal import Drawing

/// The way to the host: new timelines, and what is placed.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter(runtime: .shared)

    private let runtime: BundleRuntime

    package init(runtime: BundleRuntime) { self.runtime = runtime }

    /// Asks for new timelines of every kind of this bundle.
    public func reloadAllTimelines() { runtime.host?.reload(ReloadRequest(kind: nil).encoded()) }

    /// Asks for new timelines of one kind.
    public func reloadTimelines(ofKind kind: String) { runtime.host?.reload(ReloadRequest(kind: kind).encoded()) }

    /// Tells which widgets are placed.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.failure(WidgetCenterError.placementsUnknown))
    }

    /// Which widgets are placed.
    public func currentConfigurations() async throws -> [WidgetInfo] { throw WidgetCenterError.placementsUnknown }

    /// Says that the recommended settings have changed; hosts ask for them anew each time.
    public func invalidateConfigurationRecommendations() {}

    /// Keys of what an app is told when a widget was tapped.
    public enum UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}

/// Why the centre could not answer.
public enum WidgetCenterError: Error, Hashable, Sendable {
    /// The host does not tell its bundles what is placed.
    case placementsUnknown
}

/// A placed widget.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
    public let kind: String
    public let family: WidgetFamily
    public var id: String { "\(kind)/\(family)" }
}
