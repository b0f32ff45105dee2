/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let base: any Publisher<Output, Failure>

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { base = publisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { base.receive(subscriber: subscriber) }
}

extension Publisher {
    /// The same publisher without its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
