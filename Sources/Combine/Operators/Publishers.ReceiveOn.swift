internal import Foundation

extension Publishers {
    /// The same values, taken elsewhere.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Elsewhere(subscriber) { scheduler.schedule(options: options, $0) })
        }
    }
}

extension Publisher {
    /// Sends values and the end from a scheduler, such as a queue or a run loop.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// Sends what comes from somewhere else. What is still on its way when the subscription is cancelled is dropped.
private final class Elsewhere<Downstream: Subscriber>: Subscriber, Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var subscription: (any Subscription)?
    private let move: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, move: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.move = move
    }

    private var listener: Downstream? { lock.withLock { downstream } }

    func receive(subscription: any Subscription) {
        lock.withLock { self.subscription = subscription }
        listener?.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        move { [self] in
            guard let more = listener?.receive(input), more > .none else { return }
            request(more)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        move { [self] in end().downstream?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }
    func cancel() { end().subscription?.cancel() }

    private func end() -> (downstream: Downstream?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, subscription) = (nil, nil) }
            return (downstream, subscription)
        }
    }
}
