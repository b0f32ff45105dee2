internal import Foundation

/// Who listens to a subject, until it ends.
final class Listeners<Output, Failure: Error> {
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Takes a subscriber; one that comes after the end is told the end, and nil is returned.
    func add<S: Subscriber>(_ subscriber: S) -> Conduit<Output, Failure>? where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit(subscriber, onEnd: { [weak self] in self?.remove($0) })
        let end = lock.withLock {
            if completion == nil { conduits.append(conduit) }
            return completion
        }
        subscriber.receive(subscription: conduit)
        guard let end else { return conduit }
        conduit.send(completion: end)
        return nil
    }

    /// Those that listen now; none after the end.
    var current: [Conduit<Output, Failure>] { lock.withLock { conduits } }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock {
            if self.completion == nil { self.completion = completion }
            defer { conduits = [] }
            return conduits
        }
        for conduit in ended { conduit.send(completion: completion) }
    }

    var isEnded: Bool { lock.withLock { completion != nil } }

    private func remove(_ conduit: Conduit<Output, Failure>) { lock.withLock { conduits.removeAll { $0 === conduit } } }
}
