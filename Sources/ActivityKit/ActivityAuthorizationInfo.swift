/// Whether Live Activities can be started. They cannot: this host keeps none yet.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }

    /// Ends at once, since the answer stays what it is.
    public var activityEnablementUpdates: ActivityEnablementUpdates { NoUpdates() }
    /// Ends at once, since the answer stays what it is.
    public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { NoUpdates() }

    public typealias ActivityEnablementUpdates = NoUpdates<Bool>
    public typealias FrequentPushEnablementUpdates = NoUpdates<Bool>
}
