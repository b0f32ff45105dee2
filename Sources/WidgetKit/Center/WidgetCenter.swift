internal import BundleMessages
internal import Drawing
import Dispatch

/// The way to the host: new timelines, and what is placed.
///
/// In a bundle that is the host it serves, and its own widgets are meant. In an app it is the host that runs for this user, which the app
/// finds by its control socket. Nothing here makes its caller wait.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter(runtime: .shared, line: AppLine.shared)

    private let runtime: BundleRuntime
    /// Made in an app alone: a bundle needs none.
    private let line: @Sendable () -> AppLine
    /// Questions wait for the host; nobody who asks waits with them.
    private let questions = DispatchQueue(label: "widget.center", attributes: .concurrent)

    package init(runtime: BundleRuntime, line: @autoclosure @escaping @Sendable () -> AppLine) {
        self.runtime = runtime
        self.line = line
    }

    /// Asks for new timelines of every kind.
    public func reloadAllTimelines() { reload(nil) }

    /// Asks for new timelines of one kind.
    public func reloadTimelines(ofKind kind: String) { reload(kind) }

    private func reload(_ kind: String?) {
        if let host = runtime.host { host.reload(ReloadRequest(kind: kind).encoded()) } else { line().reload(kind) }
    }

    /// Tells which widgets are placed, on a queue of the centre.
    @preconcurrency public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        questions.async { [runtime, line] in
            completion(Result { try runtime.host.map(WidgetInfo.placed) ?? line().placed() })
        }
    }

    /// Which widgets are placed.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        try await withCheckedThrowingContinuation { continuation in
            getCurrentConfigurations { continuation.resume(with: $0) }
        }
    }

    /// Says that the recommended settings have changed; hosts ask for them anew each time.
    public func invalidateConfigurationRecommendations() {}

    /// Says that a kind's relevance has changed; hosts go by the entries, whose relevance is new with each timeline.
    public func invalidateRelevance(ofKind kind: String) {}

    /// Keys of what an app is told when a widget was tapped.
    public struct UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}

extension WidgetInfo {
    /// What the host of a bundle says is placed of it.
    fileprivate static func placed(at host: HostPort) throws -> [WidgetInfo] {
        guard let answer: PlacementsAnswer = host.ask(.placements, PlacementsRequest()) else { throw WidgetCenterError.placementsUnknown }
        return answer.placements.map(WidgetInfo.init)
    }
}
