public import Foundation

/// The dates at which a timeline view would be drawn anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from a date on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may ask for a new picture.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    case lowFrequency
}

/// A date each minute, as the clock turns.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public nonisolated init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60).entries(from: startDate, mode: mode)
    }
}

/// A date each so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// The interval is in seconds.
    public nonisolated init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let step = interval > 0 ? interval : 1
        let passed = max(0, (startDate.timeIntervalSince(start) / step).rounded(.down))
        return sequence(first: start.addingTimeInterval(passed * step)) { $0.addingTimeInterval(step) }
    }
}

/// Dates of the author's own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public nonisolated init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen is drawn; here once.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public nonisolated init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> CollectionOfOne<Date> { CollectionOfOne(startDate) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// What the content of a timeline view is told of the moment.
public struct TimelineViewDefaultContext: Sendable {
    /// How often the content is made anew, the oftenest first.
    public enum Cadence: Comparable, Hashable, Sendable {
        case live
        case seconds
        case minutes
    }

    public let date: Date
    public let cadence: Cadence
}

/// Views made for a date.
///
/// Differs from Apple's in that they are made once an entry, for the last date of the schedule that the entry's date has reached.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (Context) -> Content
}

extension TimelineView where Content: View {
    public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.init(schedule: schedule, content: content)
    }
}

extension TimelineView: View, _PrimitiveView where Content: View {
    public static func _build(_ view: TimelineView, _ context: inout _BuildContext) {
        let date = view.date(at: context.environment.entryDate)
        Content._build(view.content(TimelineViewDefaultContext(date: date, cadence: .minutes)), &context)
    }

    /// Dates of a schedule that are looked at: one that begins long ago is not walked to its end.
    private static var limit: Int { 1_000 }

    private func date(at now: Date) -> Date {
        var latest: Date?
        for date in schedule.entries(from: now, mode: .normal).prefix(Self.limit) {
            guard date <= now else { break }
            latest = date
        }
        return latest ?? now
    }
}
