import CLinux
import Foundation

/// One process, whatever becomes of its number.
final class ProcessWatch {
    private let descriptor: Int32

    init(_ process: Int32) { descriptor = widgethost_pidfd_open(process) }

    deinit { close(descriptor) }

    /// False when it lives for too long; one that is gone already has ended.
    func waitForEnd() -> Bool {
        guard descriptor >= 0 else { return true }
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 60_000) == 1
    }
}
