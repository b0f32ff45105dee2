internal import Foundation

extension Publishers {
    /// A running value, made of the one before and each that comes.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var current = initialResult
            upstream.receive(
                subscriber: Relay(to: subscriber) {
                    current = nextPartialResult(current, $0)
                    return .value(current)
                })
        }
    }

    /// One value made of all that came, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let current = Latest<Output>()
            current.value = initial
            let ending: (Subscribers.Completion<Failure>) -> Void = { completion in
                if case .finished = completion, let result = current.value { outlet.send(result) }
                outlet.send(completion: completion)
            }
            outlet.connect(upstream, ending: ending) { value in current.value = current.value.map { nextPartialResult($0, value) } }
        }
    }

    /// All of one publisher, then all of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        public let prefix: Prefix
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let ending: (Subscribers.Completion<Failure>) -> Void = { completion in
                guard case .finished = completion else { return outlet.send(completion: completion) }
                outlet.connect(suffix, ending: { outlet.send(completion: $0) }) { outlet.send($0) }
            }
            outlet.connect(prefix, ending: ending) { outlet.send($0) }
        }
    }

    /// The first few values.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        let count: Int

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard count > 0 else { return Empty().receive(subscriber: subscriber) }
            var left = count
            upstream.receive(
                subscriber: Relay(to: subscriber) {
                    left -= 1
                    return left == 0 ? .end($0, .finished) : .value($0)
                })
        }
    }
}

extension Publisher {
    /// A running value, made of the one before and each that comes.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// One value made of all that came, at the end.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// All values in one array, at the end.
    public func collect() -> Publishers.Reduce<Self, [Output]> { reduce([]) { $0 + [$1] } }

    /// How many values came, at the end.
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

    /// The last value, at the end.
    public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { $1 }.compactMap { $0 }
    }

    /// The first few values.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { Publishers.Output(upstream: self, count: maxLength) }

    /// Values in front of all others.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<AnyPublisher<Output, Failure>, Self> { prepend(elements) }

    /// Values in front of all others.
    public func prepend<S: Swift.Sequence<Output>>(_ elements: S) -> Publishers.Concatenate<AnyPublisher<Output, Failure>, Self> {
        Publishers.Concatenate(prefix: Publishers.Sequence<S, Failure>(sequence: elements).eraseToAnyPublisher(), suffix: self)
    }

    /// Values behind all others.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, AnyPublisher<Output, Failure>> {
        Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence<[Output], Failure>(sequence: elements).eraseToAnyPublisher())
    }

    /// Another publisher behind all.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// A value in place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

    /// A value in place of none at all.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        collect().flatMap { Publishers.Sequence<[Output], Failure>(sequence: $0.isEmpty ? [output] : $0) }.eraseToAnyPublisher()
    }

    /// The end alone.
    public func ignoreOutput() -> Publishers.Filter<Self> { filter { _ in false } }
}
