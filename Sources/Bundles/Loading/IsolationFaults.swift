import CSwiftRuntime
import Glibc
import Synchronization

/// Code that is declared for the main actor and runs elsewhere, as widgets written before Swift 6 do: told once, and let run.
enum IsolationFaults {
    private static let isTold = Atomic(false)

    /// Keeps the runtime from ending the process for it; where it has no such hook, everything stays as it was. [any thread]
    static func tolerate() {
        _ = widgethost_tolerate_isolation_faults { IsolationFaults.tell() }
    }

    private static func tell() {
        guard !isTold.exchange(true, ordering: .relaxed) else { return }
        let line = "code that is declared for the main actor runs on another thread; Swift 6 would end the process for it\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
