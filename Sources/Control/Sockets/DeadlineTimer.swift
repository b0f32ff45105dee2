import CLinux
import Glibc

/// Wakes once at the earliest of the moments it was told; it counts time that passes, whatever is done to the clock.
struct DeadlineTimer {
    typealias Instant = SuspendingClock.Instant

    let descriptor: Descriptor
    private var armed: Instant?

    init() throws(ControlError) {
        descriptor = try Descriptor(of: "timerfd_create", timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK)))
    }

    /// Wakes at `moment` or before.
    mutating func wake(at moment: Instant, now: Instant) {
        if let armed, armed <= moment { return }
        armed = moment
        let (seconds, attoseconds) = max(moment - now, .nanoseconds(1)).components
        var setting = itimerspec()
        setting.it_value.tv_sec = Int(clamping: seconds)
        setting.it_value.tv_nsec = Int(attoseconds / 1_000_000_000)
        timerfd_settime(descriptor.number, 0, &setting, nil)
    }

    /// To be called when the descriptor is readable.
    mutating func clear() {
        var count: UInt64 = 0
        _ = read(descriptor.number, &count, 8)
        armed = nil
    }
}
