internal import Foundation

/// Stops something when it goes, or before.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var stop: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { stop = cancel }
    public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }

    deinit { cancel() }

    public func cancel() {
        let stop = lock.withLock {
            defer { self.stop = nil }
            return self.stop
        }
        stop?()
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
