import CLinux
import Glibc

/// Many descriptors behind one, which is readable when one of them is ready.
struct Poller {
    let descriptor: Descriptor

    init() throws(ControlError) { descriptor = try Descriptor(of: "epoll_create1", epoll_create1(Int32(EPOLL_CLOEXEC))) }

    func add(_ number: Int32, _ interest: Readiness, token: UInt64) throws(ControlError) {
        guard control(EPOLL_CTL_ADD, number, interest, token) == 0 else { throw .systemCall(name: "epoll_ctl", error: errno) }
    }

    func change(_ number: Int32, to interest: Readiness, token: UInt64) { _ = control(EPOLL_CTL_MOD, number, interest, token) }

    func remove(_ number: Int32) { _ = control(EPOLL_CTL_DEL, number, [], 0) }

    /// Calls `action` for each descriptor that is ready now, 32 at most.
    func ready(_ action: (_ token: UInt64, _ readiness: Readiness) -> Void) {
        withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 32) { events in
            let count = epoll_wait(descriptor.number, events.baseAddress, Int32(events.count), 0)
            for event in events.prefix(max(0, Int(count))) { action(event.data.u64, Readiness(rawValue: event.events)) }
        }
    }

    private func control(_ operation: Int32, _ number: Int32, _ interest: Readiness, _ token: UInt64) -> Int32 {
        widgethost_epoll_control(descriptor.number, operation, number, interest.rawValue, token)
    }

    /// What a descriptor is ready for, or is waited for.
    struct Readiness: OptionSet, Hashable {
        let rawValue: UInt32
        static let readable = Readiness(rawValue: EPOLLIN.rawValue)
        static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
        /// Told without being asked for: the other end is gone for good.
        static let gone = Readiness(rawValue: EPOLLHUP.rawValue | EPOLLERR.rawValue)
    }
}
