/// What a notification says.
open class UNNotificationContent: NSObject {
    public fileprivate(set) var words = Words()

    public override init() {}

    public var title: String { words.title }
    public var subtitle: String { words.subtitle }
    public var body: String { words.body }
    public var badge: NSNumber? { words.badge }
    public var sound: UNNotificationSound? { words.sound }
    public var attachments: [UNNotificationAttachment] { words.attachments }
    public var userInfo: [AnyHashable: Any] { words.userInfo }
    public var categoryIdentifier: String { words.categoryIdentifier }
    public var threadIdentifier: String { words.threadIdentifier }
    public var targetContentIdentifier: String? { words.targetContentIdentifier }
    public var interruptionLevel: UNNotificationInterruptionLevel { words.interruptionLevel }
    /// From 0 to 1.
    public var relevanceScore: Double { words.relevanceScore }

    open override func copy() -> Any { copied(as: UNNotificationContent()) }
    open override func mutableCopy() -> Any { copied(as: UNMutableNotificationContent()) }

    private func copied(as copy: UNNotificationContent) -> UNNotificationContent {
        copy.words = words
        return copy
    }

    /// All that a notification says, as a value.
    public struct Words {
        fileprivate var title = ""
        fileprivate var subtitle = ""
        fileprivate var body = ""
        fileprivate var badge: NSNumber?
        fileprivate var sound: UNNotificationSound?
        fileprivate var attachments: [UNNotificationAttachment] = []
        fileprivate var userInfo: [AnyHashable: Any] = [:]
        fileprivate var categoryIdentifier = ""
        fileprivate var threadIdentifier = ""
        fileprivate var targetContentIdentifier: String?
        fileprivate var interruptionLevel = UNNotificationInterruptionLevel.active
        fileprivate var relevanceScore = 0.0
    }
}

/// What a notification is to say, while it is written.
open class UNMutableNotificationContent: UNNotificationContent {
    public override init() {}

    public override var title: String {
        get { words.title }
        set { words.title = newValue }
    }
    public override var subtitle: String {
        get { words.subtitle }
        set { words.subtitle = newValue }
    }
    public override var body: String {
        get { words.body }
        set { words.body = newValue }
    }
    public override var badge: NSNumber? {
        get { words.badge }
        set { words.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { words.sound }
        set { words.sound = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { words.attachments }
        set { words.attachments = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { words.userInfo }
        set { words.userInfo = newValue }
    }
    public override var categoryIdentifier: String {
        get { words.categoryIdentifier }
        set { words.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { words.threadIdentifier }
        set { words.threadIdentifier = newValue }
    }
    public override var targetContentIdentifier: String? {
        get { words.targetContentIdentifier }
        set { words.targetContentIdentifier = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { words.interruptionLevel }
        set { words.interruptionLevel = newValue }
    }
    public override var relevanceScore: Double {
        get { words.relevanceScore }
        set { words.relevanceScore = newValue }
    }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

/// The sound of a notification, which nobody hears.
public final class UNNotificationSound: NSObject, Sendable {
    public override init() {}

    public convenience init(named name: UNNotificationSoundName) { self.init() }

    public static let `default` = UNNotificationSound()
    public static let defaultRingtone = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()

    /// `volume`: from 0 to 1.
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that goes with a notification.
public final class UNNotificationAttachment: NSObject, Sendable {
    public let identifier: String
    public let url: URL

    /// Throws what Foundation says of a file that cannot be read.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
        self.identifier = identifier
        self.url = url
    }
}
