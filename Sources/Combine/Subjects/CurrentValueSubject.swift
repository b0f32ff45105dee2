internal import Foundation

/// A subject that keeps its last value, which those who come later get first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// The last value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        listeners.add(subscriber)?.sendKeeping(value)
    }

    public func send(_ value: Output) {
        guard !listeners.isEnded else { return }
        lock.withLock { current = value }
        for conduit in listeners.current { conduit.sendKeeping(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
