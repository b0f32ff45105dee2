internal import Foundation

/// A subject's line to one subscriber: how much it asked for, and whether it still listens.
final class Conduit<Output, Failure: Error>: Subscription {
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var kept: Output?
    private var finishesAfterKept = false
    private var receiveValue: ((Output) -> Subscribers.Demand)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var onEnd: ((Conduit) -> Void)?

    init<S: Subscriber>(_ subscriber: S, onEnd: ((Conduit) -> Void)? = nil) where S.Input == Output, S.Failure == Failure {
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
        self.onEnd = onEnd
    }

    /// Sends a value where one was asked for, and drops it elsewhere.
    func send(_ value: Output) {
        guard let receive = lock.withLock({ demand > .none ? take() : nil }) else { return }
        ask(for: receive(value))
    }

    /// Sends a value as soon as one is asked for, unless another comes before.
    func sendKeeping(_ value: Output, finishing: Bool = false) {
        lock.withLock {
            kept = value
            finishesAfterKept = finishing
        }
        sendKept()
    }

    func send(completion: Subscribers.Completion<Failure>) { end()?(completion) }

    func request(_ more: Subscribers.Demand) {
        ask(for: more)
    }

    func cancel() { _ = end() }

    private func ask(for more: Subscribers.Demand) {
        lock.withLock { demand += more }
        sendKept()
    }

    private func sendKept() {
        let next = lock.withLock {
            guard demand > .none, let value = kept, let receive = take() else { return nil as (() -> Subscribers.Demand)? }
            kept = nil
            return { receive(value) }
        }
        guard let next else { return }
        let more = next()
        if lock.withLock({ finishesAfterKept }) { send(completion: .finished) } else { ask(for: more) }
    }

    /// The way of one value, with the lock held.
    private func take() -> ((Output) -> Subscribers.Demand)? {
        if receiveValue != nil { demand -= 1 }
        return receiveValue
    }

    /// Lets go of the subscriber; gives back where a completion goes, once.
    private func end() -> ((Subscribers.Completion<Failure>) -> Void)? {
        let (receive, tell) = lock.withLock {
            defer { (receiveValue, receiveCompletion, onEnd, kept) = (nil, nil, nil, nil) }
            return (receiveCompletion, onEnd)
        }
        tell?(self)
        return receive
    }
}
