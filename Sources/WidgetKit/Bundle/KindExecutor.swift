import Dispatch

/// A serial queue of one kind, on which its provider runs, and its tasks too.
///
/// On the shared pool of threads two providers that never return would stop all others on two cores; here they stop their
/// own kind alone.
package final class KindExecutor: TaskExecutor {
    private let queue: DispatchQueue

    package init(kind: String) { queue = DispatchQueue(label: "widget.\(kind)") }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Runs work after all that was given before.
    package func run(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }
}
