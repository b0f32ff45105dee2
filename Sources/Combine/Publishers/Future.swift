internal import Foundation

/// A publisher of one value, or a failure, that comes when a promise is kept.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [Conduit<Output, Failure>] = []

    /// Runs the work at once; the first call of the promise counts.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.keep($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit(subscriber)
        subscriber.receive(subscription: conduit)
        let kept = lock.withLock {
            if result == nil { waiting.append(conduit) }
            return result
        }
        kept.map { conduit.send($0) }
    }

    private func keep(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock {
            guard self.result == nil else { return [] as [Conduit<Output, Failure>] }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for conduit in waiting { conduit.send(result) }
    }
}

extension Conduit {
    /// A value that is kept until it is asked for and then finishes, or a failure at once.
    fileprivate func send(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value): sendKeeping(value, finishing: true)
        case .failure(let error): send(completion: .failure(error))
        }
    }
}
