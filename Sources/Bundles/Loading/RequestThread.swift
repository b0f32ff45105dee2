import CLinux
import Dispatch
import Foundation
import Synchronization

/// The one thread on which a bundle handles requests, in their order. What hangs there keeps nobody else from being served, and what
/// asks there is answered.
final class RequestThread: Sendable {
    private let waiting = Mutex<[[UInt8]]>([])
    private let count = DispatchSemaphore(value: 0)

    /// Hands over a request; before `start` it waits.
    func submit(_ request: [UInt8]) {
        waiting.withLock { $0.append(request) }
        count.signal()
    }

    /// Lets `bundle` handle what was and will be submitted, for the rest of the process's life.
    func start(_ bundle: LoadedBundle) {
        let thread = Thread { [self] in
            while true { bundle.handle(next()) }
        }
        thread.name = "requests"
        thread.start()
    }

    /// Waits for a request. When none comes for a while, what those before left behind goes back to the system, once.
    private func next() -> [UInt8] {
        if count.wait(timeout: .now() + Self.restAfter) == .timedOut {
            widgethost_give_back_memory()
            count.wait()
        }
        return waiting.withLock { $0.removeFirst() }
    }

    /// Seconds.
    private static let restAfter = 1.0
}
