internal import Foundation

extension Publishers {
    /// All that several publishers of one kind send, as it comes.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence<Upstream>>(_ upstream: S) { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            guard !publishers.isEmpty else { return outlet.send(completion: .finished) }
            let open = Openings(publishers.count)
            for publisher in publishers {
                outlet.connect(publisher, ending: { open.close($0, outlet) }) { outlet.send($0) }
            }
        }
    }

    /// The values of two publishers in pairs, each value once.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let pairs = Pairs<A.Output, B.Output>()
            outlet.connect(a, ending: { pairs.end($0, outlet, isFirst: true) }) { pairs.add(($0, nil), outlet) }
            outlet.connect(b, ending: { pairs.end($0, outlet, isFirst: false) }) { pairs.add((nil, $0), outlet) }
        }
    }
}

extension Publisher {
    /// What both send, as it comes.
    public func merge<P: Publisher>(with other: P) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where P.Output == Output, P.Failure == Failure { Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()) }

    /// What all three send, as it comes.
    public func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Publishers.MergeMany(eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
    }

    /// The values of both in pairs.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure { Publishers.Zip(self, other) }

    /// What a closure makes of the values of both in pairs.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }
}

/// Values that wait for their partners.
private final class Pairs<First, Second> {
    private let lock = NSLock()
    private var firsts: [First] = []
    private var seconds: [Second] = []
    private var (firstEnded, secondEnded) = (false, false)

    func add<Failure>(_ value: (First?, Second?), _ outlet: Outlet<(First, Second), Failure>) {
        let (pair, isDone) = lock.withLock {
            if let first = value.0 { firsts.append(first) }
            if let second = value.1 { seconds.append(second) }
            guard !firsts.isEmpty, !seconds.isEmpty else { return (nil as (First, Second)?, false) }
            return ((firsts.removeFirst(), seconds.removeFirst()), isExhausted)
        }
        if let pair { outlet.send(pair) }
        if isDone { outlet.send(completion: .finished) }
    }

    func end<Failure>(_ completion: Subscribers.Completion<Failure>, _ outlet: Outlet<(First, Second), Failure>, isFirst: Bool) {
        let isDone = lock.withLock {
            if isFirst { firstEnded = true } else { secondEnded = true }
            return isExhausted
        }
        if case .failure = completion { outlet.send(completion: completion) } else if isDone { outlet.send(completion: .finished) }
    }

    /// Whether no pair can come any more.
    private var isExhausted: Bool { (firstEnded && firsts.isEmpty) || (secondEnded && seconds.isEmpty) }
}
