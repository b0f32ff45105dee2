import Dispatch
import Synchronization

/// Where a thread that asked waits for its answer.
final class AnswerSlot: Sendable {
    private let answer = Mutex<[UInt8]?>(nil)
    private let isFilled = DispatchSemaphore(value: 0)

    /// [once, any thread]
    func fill(_ bytes: [UInt8]?) {
        answer.withLock { $0 = bytes }
        isFilled.signal()
    }

    /// [once, the thread that asked]
    func wait() -> [UInt8]? {
        isFilled.wait()
        return answer.withLock { $0 }
    }
}
