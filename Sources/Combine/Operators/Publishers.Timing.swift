internal import Foundation

extension Publishers {
    /// The last value once no other has come for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let last = Numbered<Output>()
            outlet.connect(upstream, ending: { outlet.send(completion: $0) }) { value in
                let number = last.set(value)
                let date = scheduler.now.advanced(by: dueTime)
                scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
                    if let value = last.take(number) { outlet.send(value) }
                }
            }
        }
    }

    /// One value in each while: the first or the last of those that came.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let pace = Pace<Output, Context>(interval, keepsLast: latest)
            outlet.connect(upstream, ending: { outlet.send(completion: $0) }) { value in
                switch pace.step(value, at: scheduler.now) {
                case .send: outlet.send(value)
                case .wait: break
                case .schedule(let date): scheduler.schedule(after: date) { pace.take(at: date).map(outlet.send) }
                }
            }
        }
    }

    /// All values and the end, a while later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let later = { work in scheduler.schedule(after: scheduler.now.advanced(by: interval), work) }
            outlet.connect(upstream, ending: { end in later { outlet.send(completion: end) } }) { value in later { outlet.send(value) } }
        }
    }
}

extension Publisher {
    /// Sends a value once no other has come for a while.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> { Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options) }

    /// Sends one value in each while.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> { Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest) }

    /// Sends everything a while later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> { Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler) }
}

/// A value that only whoever has set it last takes.
private final class Numbered<Value> {
    private let lock = NSLock()
    private var value: Value?
    private var number = 0

    func set(_ value: Value) -> Int {
        lock.withLock {
            self.value = value
            number &+= 1
            return number
        }
    }

    func take(_ number: Int) -> Value? {
        lock.withLock {
            guard number == self.number else { return nil }
            defer { value = nil }
            return value
        }
    }
}

/// When the next value may go out.
private final class Pace<Value, Context: Scheduler> {
    enum Step {
        case send
        case wait
        case schedule(Context.SchedulerTimeType)
    }

    private let lock = NSLock()
    private let interval: Context.SchedulerTimeType.Stride
    private let keepsLast: Bool
    private var next: Context.SchedulerTimeType?
    private var kept: Value?

    init(_ interval: Context.SchedulerTimeType.Stride, keepsLast: Bool) {
        self.interval = interval
        self.keepsLast = keepsLast
    }

    func step(_ value: Value, at now: Context.SchedulerTimeType) -> Step {
        lock.withLock {
            guard let next, now < next else {
                next = now.advanced(by: interval)
                return .send
            }
            defer { if keepsLast || kept == nil { kept = value } }
            return kept == nil ? .schedule(next) : .wait
        }
    }

    func take(at date: Context.SchedulerTimeType) -> Value? {
        lock.withLock {
            next = date.advanced(by: interval)
            defer { kept = nil }
            return kept
        }
    }
}
