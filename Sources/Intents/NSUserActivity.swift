public import Foundation

/// What a user was about, for an app to go on with.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?

    public init(activityType: String) { self.activityType = activityType }
}
