public import Dispatch
public import Foundation

/// A date of a scheduler.
public struct SchedulerDate: Strideable, Hashable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerDate) -> SchedulerSeconds { SchedulerSeconds(other.date.timeIntervalSince(date)) }
    public func advanced(by n: SchedulerSeconds) -> SchedulerDate { SchedulerDate(date + n.value) }
}

extension Scheduler where SchedulerTimeType == SchedulerDate {
    public var now: SchedulerDate { SchedulerDate(Date()) }
    public var minimumTolerance: SchedulerSeconds { 0 }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerDate

    /// How work is done: nothing can be said.
    public struct SchedulerOptions: Sendable {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = HandedOver<Void>(action)
        async { work.value(()) }
    }

    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let work = HandedOver<Void>(action)
        asyncAfter(deadline: .now() + now.distance(to: date).value) { work.value(()) }
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerDate

    /// How work is done: nothing can be said.
    public struct SchedulerOptions: Sendable {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = HandedOver<Void>(action)
        perform { work.value(()) }
    }

    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let work = HandedOver<Void>(action)
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.value(()) }, forMode: .default)
    }
}

/// Does work at once, where it is.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = SchedulerDate

    /// How work is done: nothing can be said.
    public struct SchedulerOptions: Sendable {}

    public static let shared = ImmediateScheduler()

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { action() }
}

/// Work on its way to another thread.
///
/// Unchecked, as in Combine itself the author answers for what a scheduler, a timer or a notification moves: the work is handed to one
/// place, run there and touched by nobody else in between.
struct HandedOver<Input>: @unchecked Sendable {
    let value: (Input) -> Void

    init(_ value: @escaping (Input) -> Void) { self.value = value }
}
