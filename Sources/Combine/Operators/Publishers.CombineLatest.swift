internal import Foundation

extension Publishers {
    /// The last values of two publishers, as soon as both have sent one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
            let first = Latest<A.Output>()
            let second = Latest<B.Output>()
            let open = Openings(2)
            let send = { if let a = first.value, let b = second.value { outlet.send((a, b)) } }
            outlet.connect(a, ending: { open.close($0, outlet) }) {
                first.value = $0
                send()
            }
            outlet.connect(b, ending: { open.close($0, outlet) }) {
                second.value = $0
                send()
            }
        }
    }
}

extension Publisher {
    /// The last values of both, as soon as both have sent one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// What a closure makes of the last values of both.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The last values of three.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, publisher1, publisher2) }

    /// What a closure makes of the last values of three.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// The last values of four.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }
}

extension Publishers {
    /// The last values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let (a, b, c): (A, B, C)

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    /// The last values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let (a, b, c, d): (A, B, C, D)

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let all = a.combineLatest(b).combineLatest(c.combineLatest(d))
            all.map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.receive(subscriber: subscriber)
        }
    }
}

/// The last value of a source, whichever thread it comes from.
final class Latest<Value> {
    private let lock = NSLock()
    private var current: Value?

    var value: Value? {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}

/// How many of several sources have not finished.
final class Openings {
    private let lock = NSLock()
    private var left: Int

    init(_ count: Int) { left = count }

    func open() { lock.withLock { left += 1 } }

    /// Passes a failure on at once, and the last of the ends.
    func close<Output, Failure>(_ completion: Subscribers.Completion<Failure>, _ outlet: Outlet<Output, Failure>) {
        let isLast = lock.withLock {
            left -= 1
            return left == 0
        }
        if case .failure = completion { outlet.send(completion: completion) } else if isLast { outlet.send(completion: .finished) }
    }
}
