import Bundles
import CLinux
import Glibc

/// Calls an action at a moment that does not move when the machine's clock is set, nor come nearer while the machine sleeps.
final class Countdown {
    private let timer: OwnedDescriptor
    private let loop: EventLoop
    private var watch: EventLoop.Watch?
    private var moment: SuspendingClock.Instant?

    init(loop: EventLoop, _ action: @escaping () -> Void) throws(BundleError) {
        let number = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
        guard number >= 0 else { throw .systemCall(name: "timerfd_create", error: errno) }
        timer = OwnedDescriptor(number)
        self.loop = loop
        watch = try loop.watch(number, .readable) { [weak self] _ in
            self?.clear()
            action()
        }
    }

    deinit { if let watch { loop.unwatch(watch) } }

    /// Waits for another moment, or for none.
    func set(_ moment: SuspendingClock.Instant?) {
        guard moment != self.moment else { return }
        self.moment = moment
        // A time of 0 disarms the timer.
        let left = moment.map { max(SuspendingClock.now.duration(to: $0), .nanoseconds(1)) } ?? .zero
        var setting = itimerspec()
        setting.it_value = timespec(tv_sec: Int(left.components.seconds), tv_nsec: Int(left.components.attoseconds / 1_000_000_000))
        timerfd_settime(timer.number, 0, &setting, nil)
    }

    private func clear() {
        var count: UInt64 = 0
        _ = CLinux.read(timer.number, &count, 8)
        moment = nil
    }
}
