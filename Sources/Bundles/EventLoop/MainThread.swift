import CLinux
import Foundation

/// How a host's core and bundles share one process, as `--isolation queue` needs: bundles own the main thread.
package enum MainThread {
    /// Runs `core` on a thread of its own and the main run loop here, then ends the process with what `core` returns. [main thread]
    ///
    /// `signals` are blocked on every thread, for the core's event loop to take.
    package static func run(blocking signals: [Int32] = [], core: @escaping @Sendable () -> Int32) -> Never {
        EventLoop.blockSignals(signals)
        let thread = Thread { end(core()) }
        thread.name = "core"
        thread.start()
        runForever()
    }

    /// Runs the main run loop, with or without work, for the rest of the process's life. [main thread]
    package static func runForever() -> Never {
        // A run loop that has nothing to wait for returns.
        RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .common)
        while true { RunLoop.main.run() }
    }

    // Without the exit handlers: those of a bundle would run while its threads still do.
    private static func end(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }
}
