@_exported public import Foundation

/// The place where notifications are asked for.
///
/// Differs from Apple's in that a widget's host notifies nobody: permission is denied, what is added is forgotten, and its delegate is
/// never called. Each call of `current()` gives a new one, since there is nothing to keep.
open class UNUserNotificationCenter: NSObject {
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

    public var supportsContentExtensions: Bool { false }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, nil)
    }

    /// Answers false: nobody was asked, and it is denied.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }

    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler([])
    }

    open func notificationCategories() async -> Set<UNNotificationCategory> { [] }

    open func setBadgeCount(_ count: Int, withCompletionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    open func setBadgeCount(_ count: Int) async throws {}
}

extension UNUserNotificationCenter {
    public func add(_ request: UNNotificationRequest, withCompletionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    public func add(_ request: UNNotificationRequest) async throws {}

    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler([])
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    public func removeAllPendingNotificationRequests() {}

    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }

    public func deliveredNotifications() async -> [UNNotification] { [] }

    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func removeAllDeliveredNotifications() {}
}

/// Who is told of notifications that come and of what is done with them.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}
