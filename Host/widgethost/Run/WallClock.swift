import Foundation

/// The machine's clock against one that is never set.
enum WallClock {
    private static let start = SuspendingClock.now

    /// Seconds by which it is ahead; changes when it is set, and by the time for which the machine slept.
    static var offset: TimeInterval {
        let steady = start.duration(to: SuspendingClock.now).components
        return Date().timeIntervalSinceReferenceDate - Double(steady.seconds) - Double(steady.attoseconds) * 1e-18
    }
}
