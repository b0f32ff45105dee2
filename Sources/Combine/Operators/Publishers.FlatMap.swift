internal import Foundation

extension Publishers {
    /// All that publishers send that are made of values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let turns = Turns(max: maxPublishers, transform, outlet)
            outlet.connect(upstream, ending: { turns.open.close($0, outlet) }) { turns.take($0) }
        }
    }

    /// What the last of several publishers sends.
    public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == NewPublisher, NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let open = Openings(1)
            let last = Latest<Turn>()
            outlet.keep(AnyCancellable { last.value?.cancel() })
            outlet.connect(upstream, ending: { open.close($0, outlet) }) { publisher in
                if let turn = last.value, turn.cancel() { open.close(.finished, outlet) }
                let turn = Turn()
                (last.value, _) = (turn, open.open())
                turn.begin(
                    publisher.sink(
                        receiveCompletion: { if turn.finish() { open.close($0, outlet) } },
                        receiveValue: { if turn.isOn { outlet.send($0) } }))
            }
        }
    }

    /// What another publisher sends after a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let ending: (Subscribers.Completion<Upstream.Failure>) -> Void = { completion in
                guard case .failure(let error) = completion else { return outlet.send(completion: .finished) }
                outlet.connect(handler(error), ending: { outlet.send(completion: $0) }) { outlet.send($0) }
            }
            outlet.connect(upstream, ending: ending) { outlet.send($0) }
        }
    }
}

extension Publisher {
    /// All that the publishers send that a closure makes of values, of which a few at most are listened to at once.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Goes on with another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// A value in place of a failure.
    public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> { self.catch { _ in Just(output) } }

    /// Subscribes again after each of some failures.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// What the last publisher sends.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

/// Values whose publishers wait for their turn.
private final class Turns<Input, NewPublisher: Publisher> {
    let open = Openings(1)
    private let lock = NSLock()
    private let most: Subscribers.Demand
    private let transform: (Input) -> NewPublisher
    private let outlet: Outlet<NewPublisher.Output, NewPublisher.Failure>
    private var waiting: [Input] = []
    private var running = 0

    init(
        max: Subscribers.Demand, _ transform: @escaping (Input) -> NewPublisher, _ outlet: Outlet<NewPublisher.Output, NewPublisher.Failure>
    ) {
        most = max
        self.transform = transform
        self.outlet = outlet
    }

    func take(_ input: Input) {
        open.open()
        lock.withLock { waiting.append(input) }
        beginNext()
    }

    private func beginNext() {
        let input = lock.withLock {
            guard most > .max(running), !waiting.isEmpty else { return nil as Input? }
            running += 1
            return waiting.removeFirst()
        }
        guard let input else { return }
        let ending: (Subscribers.Completion<NewPublisher.Failure>) -> Void = { [self] completion in
            lock.withLock { running -= 1 }
            open.close(completion, outlet)
            beginNext()
        }
        outlet.connect(transform(input), ending: ending) { [outlet] in outlet.send($0) }
    }
}

/// The time in which one of several publishers is listened to.
private final class Turn {
    private let lock = NSLock()
    private var isOver = false
    private var subscription: AnyCancellable?

    var isOn: Bool { lock.withLock { !isOver } }

    func begin(_ subscription: AnyCancellable) {
        let isLate = lock.withLock {
            if !isOver { self.subscription = subscription }
            return isOver
        }
        if isLate { subscription.cancel() }
    }

    /// True the first time.
    func finish() -> Bool {
        lock.withLock {
            defer { isOver = true }
            return !isOver
        }
    }

    /// True where it was still on.
    @discardableResult func cancel() -> Bool {
        let wasOn = finish()
        let subscription = lock.withLock {
            defer { self.subscription = nil }
            return self.subscription
        }
        subscription?.cancel()
        return wasOn
    }
}
