internal import Dispatch
internal import Synchronization

/// Hands work to the store's thread.
final class StoreInbox: Sendable {
    enum Item: Sendable {
        case submission(Submission)
        case load(ContentDigest)
        case retry
        /// The last one; `isEnd` when the host has come to its own end.
        case close(isEnd: Bool)
    }

    private struct State {
        var items: [Item] = []
        var lastTicket: UInt64 = 0
        var isClosed = false
    }

    private let state = Mutex(State())
    private let count = DispatchSemaphore(value: 0)

    func submit(_ changes: [Change], waits: Bool) -> Ticket {
        let ticket = state.withLock { state in
            state.lastTicket += 1
            let ticket = Ticket(rawValue: state.lastTicket)
            if !state.isClosed { state.items.append(.submission(Submission(ticket: ticket, changes: changes, waits: waits))) }
            return ticket
        }
        count.signal()
        return ticket
    }

    func send(_ item: Item) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.items.append(item)
            if case .close = item { state.isClosed = true }
        }
        count.signal()
    }

    /// All that has come, as soon as there is something or `seconds` have gone by; without seconds it waits for ever.
    func take(waitingAtMost seconds: Double?) -> [Item] {
        _ = count.wait(timeout: seconds.map { .now() + $0 } ?? .distantFuture)
        while count.wait(timeout: .now()) == .success {}
        return state.withLock { state in
            defer { state.items = [] }
            return state.items
        }
    }
}
