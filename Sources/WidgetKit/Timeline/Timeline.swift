/// Entries, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When the next timeline is asked for.
public struct TimelineReloadPolicy: Hashable, Sendable {
    package enum Moment: Hashable, Sendable {
        case atEnd
        case after(Date)
        case never
    }

    package let moment: Moment

    /// When the last entry's date has come.
    public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
    /// Only when somebody asks for a reload.
    public static let never = TimelineReloadPolicy(moment: .never)
    /// When the date has come.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(moment: .after(date)) }
}
