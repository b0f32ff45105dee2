import Glibc

/// The events of a host, from one host to the next: it connects again when a connection ends or falls silent. [one thread at a time]
package final class EventStream {
    typealias Instant = SuspendingClock.Instant

    /// What comes out of the stream.
    package enum Item: Hashable, Sendable {
        /// Events come from now on; some may have been missed since the last connection.
        case connected(mayHaveMissed: Bool)
        case event(ControlEvent)
        /// So many events were not told, since they were not read in time.
        case dropped(Int)
        /// No events come until the next `connected`; told once, for the first failure.
        case disconnected(ControlError)
    }

    /// How the stream waits between two attempts to connect, and for each step of one.
    package struct Patience: Hashable, Sendable {
        package var first = Duration.milliseconds(100)
        /// Each wait is twice the last, up to this.
        package var longest = Duration.seconds(10)
        package var step = Duration.seconds(10)

        package init() {}
    }

    private struct Live {
        var connection: ClientConnection
        var heartbeat: Duration
        /// When silence means that the connection is dead.
        var silence: Instant
    }

    private let place: SocketPlace
    private let topics: [EventTopic]
    private let patience: Patience
    private var live: Live?
    private var isToldOfFailure = false
    private var delay: Duration
    private var nextAttempt = SuspendingClock.now
    /// Until where the events of the last host are known.
    private var last: (host: String, sequence: Int)?

    /// Nothing is connected before the first `next`.
    package init(_ place: SocketPlace, topics: [EventTopic] = EventTopic.allCases, patience: Patience = Patience()) {
        self.place = place
        self.topics = topics
        self.patience = patience
        delay = patience.first
    }

    /// Waits for what comes next; nil when `timeout` has passed before. Throws when it makes no sense to try again.
    package func next(timeout: Duration? = nil) throws(ControlError) -> Item? {
        let deadline = timeout.map { SuspendingClock.now + $0 }
        while true {
            if let live {
                do throws(ClientConnection.Interruption) {
                    if let item = try next(of: live, until: deadline) { return item }
                } catch {
                    if error == .timedOut, let deadline, deadline < live.silence { return nil }
                    if let item = fail(ControlError(error, method: Method.eventsSubscribe.rawValue)) { return item }
                }
            } else {
                guard waitForAttempt(until: deadline) else { return nil }
                if let item = try attempt() { return item }
            }
        }
    }

    private func next(of live: Live, until deadline: Instant?) throws(ClientConnection.Interruption) -> Item? {
        let line = try live.connection.line(until: min(deadline ?? live.silence, live.silence))
        self.live?.silence = SuspendingClock.now + live.heartbeat * 2
        switch try? StreamNotice(line: line) {
        case .event(let event, let sequence):
            last?.sequence = sequence
            return .event(event)
        case .heartbeat(let sequence):
            last?.sequence = sequence
            return nil
        case .dropped(let count, let sequence):
            last?.sequence = sequence
            return .dropped(count)
        case nil: return nil
        }
    }

    /// Connects and subscribes; nil when that failed and was told before.
    private func attempt() throws(ControlError) -> Item? {
        do throws(ControlError) {
            let connection = try ClientConnection(place, timeout: patience.step)
            return .connected(mayHaveMissed: try subscribe(connection))
        } catch {
            guard error.mayPass else { throw error }
            return fail(error)
        }
    }

    /// True when events may have come since the last connection.
    private func subscribe(_ connection: ClientConnection) throws(ControlError) -> Bool {
        let command = ControlCommand.eventsSubscribe(SubscriptionWish(topics: topics))
        let client = ControlClient(connection, timeout: patience.step)
        let subscription = try client.call(command, as: Subscription.self)
        let mayHaveMissed = last.map { $0 != (subscription.host, subscription.sequence) } ?? false
        let heartbeat = Duration(boundedSeconds: subscription.heartbeat)
        live = Live(connection: connection, heartbeat: heartbeat, silence: SuspendingClock.now + heartbeat * 2)
        last = (subscription.host, subscription.sequence)
        (delay, isToldOfFailure) = (patience.first, false)
        return mayHaveMissed
    }

    private func fail(_ error: ControlError) -> Item? {
        live = nil
        nextAttempt = SuspendingClock.now + delay
        delay = min(delay * 2, patience.longest)
        defer { isToldOfFailure = true }
        return isToldOfFailure ? nil : .disconnected(error)
    }

    /// False when the deadline comes first.
    private func waitForAttempt(until deadline: Instant?) -> Bool {
        while SuspendingClock.now < nextAttempt {
            if let deadline, deadline <= .now { return false }
            poll(nil, 0, (min(nextAttempt, deadline ?? nextAttempt) - .now).milliseconds)
        }
        return true
    }
}

extension ControlError {
    /// Trying again later may help.
    fileprivate var mayPass: Bool {
        switch self {
        case .noHost, .timedOut, .closed, .systemCall, .unreadableAnswer: true
        case .refused(let fault): fault.name == Fault.Name.tooManyClients.rawValue || fault.name == Fault.Name.shuttingDown.rawValue
        default: false
        }
    }
}
