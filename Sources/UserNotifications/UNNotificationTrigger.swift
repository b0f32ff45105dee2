/// When a notification is to come.
open class UNNotificationTrigger: NSObject {
    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// Some time from now.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// In seconds.
    public let timeInterval: TimeInterval
    private let start = Date()

    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Counted from when the trigger was made; nil once it has gone by and does not repeat, and for an interval that is none.
    public func nextTriggerDate() -> Date? {
        guard timeInterval > 0, timeInterval.isFinite else { return nil }
        let gone = Date().timeIntervalSince(start)
        guard repeats || gone < timeInterval else { return nil }
        return start.addingTimeInterval((max(gone / timeInterval, 0).rounded(.down) + 1) * timeInterval)
    }
}

/// When the calendar next reads so.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// nil where the calendar never reads so again.
    public func nextTriggerDate() -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification that comes from elsewhere.
public final class UNPushNotificationTrigger: UNNotificationTrigger {}
