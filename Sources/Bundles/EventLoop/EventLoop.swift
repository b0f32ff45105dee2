import CLinux
import Foundation

/// Waits on one thread for descriptors, moments, signals and other threads' messages, and calls what belongs to them there.
///
/// Everything but a `Mailbox` stays on the thread that runs the loop. It uses no thread of its own and sleeps while nothing happens.
package final class EventLoop {
    private let epoll: OwnedDescriptor
    private var watches: [UInt64: (descriptor: Int32, action: (Readiness) -> Void)] = [:]
    private var nextWatch: UInt64 = 1
    private var isStopped = false
    private var lastLooks: [UInt64: () -> Void] = [:]
    private var posts: Mailbox<@Sendable (EventLoop) -> Void>
    let waker: Waker
    var alarm: AlarmClock
    var drains: [ObjectIdentifier: () -> Void] = [:]
    var signals: (descriptor: OwnedDescriptor, watch: Watch)?

    /// Called after the machine's clock was set, or it slept: every date must be looked at again.
    package var onClockChange: () -> Void = {}

    package init() throws(BundleError) {
        let number = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard number >= 0 else { throw .systemCall(name: "epoll_create1", error: errno) }
        epoll = OwnedDescriptor(number)
        waker = try Waker()
        alarm = try AlarmClock()
        posts = Mailbox(waker: waker)
        try watch(waker.descriptor, .readable) { [unowned self] _ in drainMailboxes() }
        try watch(alarm.descriptor, .readable) { [unowned self] _ in if alarm.tellsOfClockChange() { onClockChange() } }
    }

    /// Runs work on the loop's thread, from any thread.
    package var poster: Mailbox<@Sendable (EventLoop) -> Void> { posts }

    /// Handles what happens until `stop` is called.
    package func run() {
        isStopped = false
        while !isStopped { turn() }
        for (_, look) in lastLooks.sorted(by: { $0.key < $1.key }) { look() }
    }

    /// Calls `action` at the end of `run`, for what has come by then and would be lost with the process.
    func atEnd(_ action: @escaping () -> Void) -> Watch {
        nextWatch += 1
        lastLooks[nextWatch] = action
        return Watch(token: nextWatch)
    }

    /// Forgets what was to be called at the end.
    func forgetEnd(_ watch: Watch) { lastLooks[watch.token] = nil }

    /// Ends `run` after the action that is being called now.
    package func stop() { isStopped = true }

    /// Calls `action` whenever `descriptor` is ready, until `unwatch`; the descriptor must stay open until then.
    @discardableResult
    package func watch(
        _ descriptor: Int32, _ interest: Readiness, _ action: @escaping (Readiness) -> Void
    ) throws(BundleError) -> Watch {
        let token = nextWatch
        guard widgethost_epoll_control(epoll.number, EPOLL_CTL_ADD, descriptor, interest.rawValue, token) == 0 else {
            throw .systemCall(name: "epoll_ctl", error: errno)
        }
        nextWatch += 1
        watches[token] = (descriptor, action)
        return Watch(token: token)
    }

    /// Waits for something else of a watched descriptor.
    package func change(_ watch: Watch, to interest: Readiness) {
        guard let descriptor = watches[watch.token]?.descriptor else { return }
        _ = widgethost_epoll_control(epoll.number, EPOLL_CTL_MOD, descriptor, interest.rawValue, watch.token)
    }

    /// Forgets a watched descriptor, which may then be closed; its action is not called again.
    package func unwatch(_ watch: Watch) {
        guard let descriptor = watches.removeValue(forKey: watch.token)?.descriptor else { return }
        _ = widgethost_epoll_control(epoll.number, EPOLL_CTL_DEL, descriptor, 0, watch.token)
    }

    // A descriptor's number may be another's within the same turn; its token never is.
    private func turn() {
        while alarm.armTellsOfClockChange() { onClockChange() }
        guard !isStopped else { return }
        withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 32) { events in
            let count = epoll_wait(epoll.number, events.baseAddress, Int32(events.count), -1)
            for event in events.prefix(max(0, Int(count))) where !isStopped {
                watches[event.data.u64]?.action(Readiness(rawValue: event.events))
            }
        }
        if !isStopped { alarm.fire(at: Date()) }
    }

    private func drainMailboxes() {
        waker.clear()
        for work in posts.take() { work(self) }
        for drain in Array(drains.values) { drain() }
    }
}

extension EventLoop {
    /// Stands for one watched descriptor.
    package struct Watch: Hashable {
        let token: UInt64
    }

    /// What a descriptor is ready for, or is waited for.
    package struct Readiness: OptionSet, Hashable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }
        package static let readable = Readiness(rawValue: EPOLLIN.rawValue)
        package static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
        /// Told without being asked for: the other end is gone.
        package static let hungUp = Readiness(rawValue: EPOLLHUP.rawValue | EPOLLERR.rawValue)
    }
}
