/// Where and when work is done.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Does work as soon as it can.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Does work at a time.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
    /// Does work as soon as it can.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Does work at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A length of time that can be said in seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

/// A length of time in seconds.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral, Hashable, Sendable {
    /// In seconds.
    public var value: Double

    init(_ seconds: Double) { value = seconds }

    public init(floatLiteral value: Double) { self.value = value }
    public init(integerLiteral value: Int) { self.value = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) { value = Double(source) }

    public var magnitude: SchedulerSeconds { SchedulerSeconds(abs(value)) }

    public static func seconds(_ s: Int) -> SchedulerSeconds { SchedulerSeconds(Double(s)) }
    public static func seconds(_ s: Double) -> SchedulerSeconds { SchedulerSeconds(s) }
    public static func milliseconds(_ ms: Int) -> SchedulerSeconds { SchedulerSeconds(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> SchedulerSeconds { SchedulerSeconds(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> SchedulerSeconds { SchedulerSeconds(Double(ns) / 1e9) }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
    public static func + (left: Self, right: Self) -> Self { SchedulerSeconds(left.value + right.value) }
    public static func - (left: Self, right: Self) -> Self { SchedulerSeconds(left.value - right.value) }
    public static func * (left: Self, right: Self) -> Self { SchedulerSeconds(left.value * right.value) }
    public static func *= (left: inout Self, right: Self) { left = left * right }
}
