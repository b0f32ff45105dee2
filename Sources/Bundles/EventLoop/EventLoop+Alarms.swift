package import Foundation

extension EventLoop {
    /// Stands for one moment that is waited for.
    package struct Alarm: Hashable {
        let token: UInt64
    }

    /// Calls `action` once at `date` of the machine's clock or up to 10 ms later, never before; at once if it is past.
    @discardableResult
    package func at(_ date: Date, _ action: @escaping () -> Void) -> Alarm { alarm.add(date, action) }

    /// Forgets a moment.
    package func cancel(_ alarm: Alarm) { self.alarm.remove(alarm) }
}
