/// What a notification says, and when it is to come.
public final class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    /// nil for at once.
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

/// A notification that has come. None ever does here, so there is no way to make one.
public final class UNNotification: NSObject {
    public let date: Date
    public let request: UNNotificationRequest

    private init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// What was done with a notification.
open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String

    fileprivate init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// What was written into a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
    public let userText: String

    private init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
