import CLinux
import Foundation

/// Moments of the machine's clock, and the one timer that wakes for the first of them.
///
/// The timer counts wall time and is cancelled when the clock is set, which no other timer tells in both directions.
final class AlarmClock {
    private let timer: OwnedDescriptor
    private var alarms: [UInt64: (date: Date, action: () -> Void)] = [:]
    /// The earliest of their dates.
    private var first: Date?
    private var nextToken: UInt64 = 1
    private var armed: Double?

    /// Moments within one such span, in seconds, wake once.
    private static let slot = 0.01
    /// Armed even with nothing to wait for, since only an armed timer tells of a changed clock; in the year 2200.
    private static let never = 7_258_118_400.0

    init() throws(BundleError) {
        let number = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
        guard number >= 0 else { throw .systemCall(name: "timerfd_create", error: errno) }
        timer = OwnedDescriptor(number)
    }

    var descriptor: Int32 { timer.number }

    func add(_ date: Date, _ action: @escaping () -> Void) -> EventLoop.Alarm {
        let token = nextToken
        nextToken += 1
        // A date that is no number never comes, and must not wake the loop for ever.
        let date = date.timeIntervalSince1970.isNaN ? .distantFuture : date
        alarms[token] = (date, action)
        first = min(first ?? date, date)
        return EventLoop.Alarm(token: token)
    }

    func remove(_ alarm: EventLoop.Alarm) { _ = take(alarm.token) }

    /// Forgets an alarm; false when it is not there any more.
    private func take(_ token: UInt64) -> Bool {
        guard let taken = alarms.removeValue(forKey: token) else { return false }
        if taken.date == first { first = alarms.values.lazy.map(\.date).min() }
        return true
    }

    /// Sets the timer to the first moment, if it is not already; true when the clock was set since the timer was.
    func armTellsOfClockChange() -> Bool {
        let moment = wakeTime
        guard armed != moment else { return false }
        var setting = itimerspec()
        setting.it_value.tv_sec = Int(moment)
        setting.it_value.tv_nsec = Int((moment - moment.rounded(.down)) * 1e9)
        let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
        let failed = timerfd_settime(timer.number, flags, &setting, nil) != 0
        armed = failed ? nil : moment
        return failed && errno == ECANCELED
    }

    /// Reads the timer; true when it was cancelled because the clock was set.
    func tellsOfClockChange() -> Bool {
        var count: UInt64 = 0
        let failed = read(timer.number, &count, 8) < 0
        armed = nil
        return failed && errno == ECANCELED
    }

    /// Calls what is due, in the order of its moments.
    func fire(at now: Date) {
        guard let first, first <= now else { return }
        let due = alarms.filter { $0.value.date <= now }.sorted { ($0.value.date, $0.key) < ($1.value.date, $1.key) }
        for (token, alarm) in due where take(token) { alarm.action() }
    }

    // A time of 0 would disarm the timer.
    private var wakeTime: Double {
        let moment = first?.timeIntervalSince1970 ?? Self.never
        // A moment on a slot's edge stays there, though its quotient may come out a hair above.
        return min(max((moment / Self.slot - 1e-4).rounded(.up) * Self.slot, Self.slot), Self.never)
    }
}
