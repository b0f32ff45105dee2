internal import Foundation

/// Sends the elements of a sequence as they are asked for, and finishes with the last one.
final class ElementsSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
    private let lock = NSLock()
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    private var downstream: Downstream?

    init(_ elements: Elements, for downstream: Downstream) {
        iterator = elements.makeIterator()
        next = iterator.next()
        self.downstream = downstream
    }

    func request(_ more: Subscribers.Demand) {
        let isFirst = lock.withLock {
            demand += more
            defer { isSending = true }
            return !isSending
        }
        // Who asks for more while it is being sent to is served by the loop that sends.
        guard isFirst else { return }
        while let (element, downstream) = take() {
            let more = downstream.receive(element)
            lock.withLock { demand += more }
        }
        finishIfDone()
    }

    func cancel() { lock.withLock { downstream = nil } }

    private func take() -> (Elements.Element, Downstream)? {
        lock.withLock {
            guard demand > .none, let element = next, let downstream else {
                isSending = false
                return nil
            }
            demand -= 1
            next = iterator.next()
            return (element, downstream)
        }
    }

    private func finishIfDone() {
        let finished = lock.withLock {
            guard next == nil else { return nil as Downstream? }
            defer { downstream = nil }
            return downstream
        }
        finished?.receive(completion: .finished)
    }
}
