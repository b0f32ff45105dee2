internal import Foundation

/// A line to one subscriber into which several sources send: what was not asked for yet waits in order.
final class Outlet<Output, Failure: Error>: Subscription {
    private let lock = NSLock()
    private var waiting: [Output] = []
    private var completion: Subscribers.Completion<Failure>?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    private var receiveValue: ((Output) -> Subscribers.Demand)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var sources: [AnyCancellable] = []

    /// Hands itself to the subscriber.
    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
        subscriber.receive(subscription: self)
    }

    /// Takes all that a publisher sends, until the outlet is cancelled or ends.
    func connect<P: Publisher>(
        _ source: P, ending: @escaping (Subscribers.Completion<P.Failure>) -> Void, _ value: @escaping (P.Output) -> Void
    ) {
        keep(source.sink(receiveCompletion: ending, receiveValue: value))
    }

    /// Cancels a source together with the outlet; at once where that has ended.
    func keep(_ source: AnyCancellable) {
        let isOpen = lock.withLock {
            if receiveValue != nil { sources.append(source) }
            return receiveValue != nil
        }
        if !isOpen { source.cancel() }
    }

    /// Sends a value as soon as it is asked for.
    func send(_ value: Output) {
        lock.withLock { if receiveValue != nil, completion == nil { waiting.append(value) } }
        drain()
    }

    /// Finishes behind all that waits, and fails before it.
    func send(completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            if self.completion == nil { self.completion = completion }
            if case .failure = completion { waiting = [] }
        }
        drain()
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        drain()
    }

    func cancel() { _ = end() }

    /// Whoever sends while something is being sent leaves it to the loop that sends.
    private func drain() {
        let isFirst = lock.withLock {
            defer { isSending = true }
            return !isSending
        }
        guard isFirst else { return }
        while let step = next() { step() }
    }

    private func next() -> (() -> Void)? {
        lock.withLock {
            if let value = waiting.first, demand > .none, let receive = receiveValue {
                waiting.removeFirst()
                demand -= 1
                return { [self] in
                    let more = receive(value)
                    lock.withLock { demand += more }
                }
            }
            if waiting.isEmpty, let completion, receiveValue != nil { return { [self] in end()?(completion) } }
            isSending = false
            return nil
        }
    }

    /// Lets go of all; gives back where a completion goes, once.
    private func end() -> ((Subscribers.Completion<Failure>) -> Void)? {
        let (receive, sources) = lock.withLock {
            defer { (receiveValue, receiveCompletion, self.sources, waiting) = (nil, nil, [], []) }
            return (receiveCompletion, self.sources)
        }
        for source in sources { source.cancel() }
        return receive
    }
}
