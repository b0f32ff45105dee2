import CLinux
import Glibc
import Synchronization

/// Takes messages on any thread for the thread of an event loop.
package final class Mailbox<Message: Sendable>: Sendable {
    private struct State {
        var messages: [Message] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let waker: Waker

    init(waker: Waker) { self.waker = waker }

    /// False when nobody will take the message any more.
    @discardableResult
    package func send(_ message: Message) -> Bool {
        let isTaken = state.withLock { state in
            guard !state.isClosed else { return false }
            state.messages.append(message)
            return true
        }
        if isTaken { waker.wake() }
        return isTaken
    }

    /// All that came since the last time.
    func take() -> [Message] {
        state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// Takes no more; what was not taken yet.
    func close() -> [Message] {
        state.withLock { $0.isClosed = true }
        return take()
    }
}

/// Wakes the thread that waits in an event loop.
final class Waker: Sendable {
    private let event: OwnedDescriptor

    init() throws(BundleError) {
        let number = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard number >= 0 else { throw .systemCall(name: "eventfd", error: errno) }
        event = OwnedDescriptor(number)
    }

    var descriptor: Int32 { event.number }

    func wake() { eventfd_write(event.number, 1) }

    func clear() {
        var count: eventfd_t = 0
        eventfd_read(event.number, &count)
    }
}
