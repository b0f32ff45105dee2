/// A subject that passes values on to those who listen when they come.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { _ = listeners.add(subscriber) }

    public func send(_ value: Output) {
        for conduit in listeners.current { conduit.send(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
