extension Publishers {
    /// The same values, with closures that hear of them.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Failure, S>(
                to: subscriber,
                ending: {
                    receiveCompletion?($0)
                    return $0
                }
            ) {
                receiveOutput?($0)
                return .value($0)
            }
            upstream.receive(subscriber: Overheard(relay, self))
        }
    }

    /// A publisher to which subscribers come elsewhere.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            scheduler.schedule(options: options) { upstream.receive(subscriber: subscriber) }
        }
    }
}

extension Publisher {
    /// Calls closures with what comes and what is asked for.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Subscribes, and asks for values, from a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// Hears the subscription on its way down, and what is asked for on its way up.
private final class Overheard<Downstream: Subscriber, Upstream: Publisher>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let downstream: Downstream
    private let events: Publishers.HandleEvents<Upstream>
    private let subscription = Latest<any Subscription>()

    init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
        self.downstream = downstream
        self.events = events
    }

    func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        self.subscription.value = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Upstream.Failure>) { downstream.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        subscription.value?.request(demand)
    }

    func cancel() {
        guard let current = subscription.value else { return }
        subscription.value = nil
        events.receiveCancel?()
        current.cancel()
    }
}
