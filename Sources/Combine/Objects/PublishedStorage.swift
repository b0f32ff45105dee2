internal import Foundation

/// The value of a published property, and who is told of a new one.
final class PublishedStorage<Value>: PublishedProperty {
    private let lock = NSLock()
    private var current: Value
    private var known: CurrentValueSubject<Value, Never>?
    private var publisher: ObservableObjectPublisher?
    private var kept: [AnyCancellable] = []

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { publisher } }
        set { lock.withLock { publisher = newValue } }
    }

    /// Made when somebody first asks for it.
    var subject: CurrentValueSubject<Value, Never> {
        lock.withLock {
            let subject = known ?? CurrentValueSubject(current)
            known = subject
            return subject
        }
    }

    /// Tells of the change, and then makes it.
    func set(_ value: Value) {
        let (publisher, subject) = lock.withLock { (self.publisher, known) }
        publisher?.send()
        subject?.send(value)
        lock.withLock { current = value }
    }

    /// Keeps a subscription for as long as the property lives.
    func keep(_ subscription: AnyCancellable) { lock.withLock { kept.append(subscription) } }
}
