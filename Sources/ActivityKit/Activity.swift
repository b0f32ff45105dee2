public import Foundation

/// A Live Activity that was started.
///
/// This host keeps none yet: a request throws, so there never is one. Sources that update and end theirs compile.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    public typealias ContentState = Attributes.ContentState
    public typealias ActivityUpdates = NoUpdates<Activity<Attributes>>
    public typealias ContentUpdates = NoUpdates<ActivityContent<ContentState>>
    public typealias ContentStateUpdates = NoUpdates<ContentState>
    public typealias ActivityStateUpdates = NoUpdates<ActivityState>
    public typealias PushTokenUpdates = NoUpdates<Data>

    /// Stands for all that an activity would hold; nobody has one to make an activity with.
    let absent: @Sendable () -> Never

    private init(absent: @escaping @Sendable () -> Never) { self.absent = absent }

    public var id: String { absent() }
    public var attributes: Attributes { absent() }
    public var content: ActivityContent<ContentState> { absent() }
    public var contentState: ContentState { absent() }
    public var activityState: ActivityState { absent() }
    public var pushToken: Data? { absent() }
    public var contentUpdates: ContentUpdates { absent() }
    public var contentStateUpdates: ContentStateUpdates { absent() }
    public var activityStateUpdates: ActivityStateUpdates { absent() }
    public var pushTokenUpdates: PushTokenUpdates { absent() }
}

extension Activity {
    /// The app's activities: none.
    public static var activities: [Activity<Attributes>] { [] }
    /// Ends at once, since none is started.
    public static var activityUpdates: ActivityUpdates { NoUpdates() }
    /// Nil: no server can start an activity.
    public static var pushToStartToken: Data? { nil }
    /// Ends at once, since there is no token.
    public static var pushToStartTokenUpdates: PushTokenUpdates { NoUpdates() }
}
