internal import Foundation

extension Subscribers {
    /// Takes all that comes with closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var isDone = false
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void

        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            let isTaken = lock.withLock {
                guard self.subscription == nil, !isDone else { return false }
                self.subscription = subscription
                return true
            }
            if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ input: Input) -> Demand {
            if !lock.withLock({ isDone }) { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            if end().isFirst { receiveCompletion(completion) }
        }

        public func cancel() { end().subscription?.cancel() }

        private func end() -> (isFirst: Bool, subscription: (any Subscription)?) {
            lock.withLock {
                defer { (subscription, isDone) = (nil, true) }
                return (!isDone, subscription)
            }
        }
    }
}

extension Publisher {
    /// Calls closures with all that comes, until what is returned goes.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until what is returned goes.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object to each value, until what is returned goes. It keeps the object.
    public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property to each value, for as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.keep(sink { [weak storage] in storage?.set($0) })
    }
}
