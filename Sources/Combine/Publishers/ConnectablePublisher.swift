internal import Foundation

/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send, until what is returned is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, for as long as there is one.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A publisher that is connected while somebody listens.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = NSLock()
        private var listeners = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            outlet.connect(upstream, ending: { outlet.send(completion: $0) }) { outlet.send($0) }
            outlet.keep(AnyCancellable { [self] in leave() })
            let isFirst = lock.withLock {
                listeners += 1
                return listeners == 1
            }
            guard isFirst else { return }
            let made = upstream.connect()
            lock.withLock { connection = made }
        }

        private func leave() {
            let ended = lock.withLock {
                listeners -= 1
                guard listeners == 0 else { return nil as (any Cancellable)? }
                defer { connection = nil }
                return connection
            }
            ended?.cancel()
        }
    }

    /// One subscription to a publisher for all who listen.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let connected: Autoconnect<Multicast<Upstream>>

        public init(upstream: Upstream) { connected = Multicast(upstream: upstream).autoconnect() }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            connected.receive(subscriber: subscriber)
        }
    }

    /// One subscription to a publisher for all who listen, made when it is connected.
    public final class Multicast<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let subject = PassthroughSubject<Output, Failure>()

        init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publisher {
    /// One subscription for all who listen.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
