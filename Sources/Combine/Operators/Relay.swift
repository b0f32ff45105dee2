internal import Foundation

/// What stands between a publisher and a subscriber: each value goes through a closure.
///
/// The subscription is handed through, so what is asked for reaches the publisher as it is. A value that goes no further asks for
/// another in its place.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber {
    /// What becomes of a value.
    enum Step {
        case value(Downstream.Input)
        case dropped
        /// The end, with a last value or without.
        case end(Downstream.Input?, Subscribers.Completion<Downstream.Failure>)
    }

    private let downstream: Downstream
    private let step: (Input) -> Step
    private let ending: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isDone = false

    init(
        to downstream: Downstream, ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        _ step: @escaping (Input) -> Step
    ) {
        self.downstream = downstream
        self.ending = ending
        self.step = step
    }

    func receive(subscription: any Subscription) {
        lock.withLock { self.subscription = subscription }
        downstream.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard !lock.withLock({ isDone }) else { return .none }
        switch step(input) {
        case .value(let value): return downstream.receive(value)
        case .dropped: return .max(1)
        case .end(let value, let completion):
            let subscription = end()?.subscription
            if let value { _ = downstream.receive(value) }
            subscription?.cancel()
            downstream.receive(completion: completion)
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if end() != nil { downstream.receive(completion: ending(completion)) }
    }

    /// Nil after the first time.
    private func end() -> (subscription: (any Subscription)?, Void)? {
        lock.withLock {
            guard !isDone else { return nil }
            isDone = true
            defer { subscription = nil }
            return (subscription, ())
        }
    }
}

extension Relay where Failure == Downstream.Failure {
    /// A relay that ends as its publisher does.
    convenience init(to downstream: Downstream, _ step: @escaping (Input) -> Step) { self.init(to: downstream, ending: { $0 }, step) }
}
