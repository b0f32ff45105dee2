import CLinux
import Dispatch
import Foundation
import Glibc
import Synchronization

/// Reads long lines on a thread of its own, in their order: a megabyte takes long enough for others to notice.
///
/// The thread begins with the first line and ends with this.
final class LongLines {
    /// Readable when a line is read.
    let notice: Descriptor
    private let desk = Desk()
    private let batchLimit: Int
    private var hasThread = false

    /// Longer lines are read here.
    static let threshold = 16 << 10

    init(batchLimit: Int) throws(ControlError) {
        self.batchLimit = batchLimit
        notice = try Descriptor(of: "eventfd", eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)))
    }

    deinit { desk.close() }

    /// Reads a line of the client with that token.
    func submit(_ bytes: [UInt8], of client: UInt64) {
        desk.submit(Desk.Line(client: client, bytes: bytes))
        guard !hasThread else { return }
        hasThread = true
        let thread = Thread { [desk, notice, batchLimit] in
            while let line = desk.next() {
                let read = line.bytes.withUnsafeBytes { IncomingLine(reading: $0, batchLimit: batchLimit) }
                desk.finish(Desk.Outcome(client: line.client, line: read))
                eventfd_write(notice.number, 1)
            }
        }
        thread.name = "long lines"
        thread.start()
    }

    /// Takes what was read since the last time; nil for a blank line.
    func take() -> [(client: UInt64, line: IncomingLine?)] {
        var count: eventfd_t = 0
        eventfd_read(notice.number, &count)
        return desk.takeFinished().map { ($0.client, $0.line) }
    }
}

/// What lies between the server's thread and the one that reads.
private final class Desk: Sendable {
    struct Line: Sendable {
        let client: UInt64
        let bytes: [UInt8]
    }

    struct Outcome: Sendable {
        let client: UInt64
        let line: IncomingLine?
    }

    private struct State {
        var waiting: [Line] = []
        var finished: [Outcome] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let count = DispatchSemaphore(value: 0)

    func submit(_ line: Line) {
        state.withLock { $0.waiting.append(line) }
        count.signal()
    }

    /// Waits for the next; nil when there will be none.
    func next() -> Line? {
        count.wait()
        return state.withLock { $0.isClosed || $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    }

    func finish(_ outcome: Outcome) { state.withLock { $0.finished.append(outcome) } }

    func takeFinished() -> [Outcome] {
        state.withLock { state in
            defer { state.finished = [] }
            return state.finished
        }
    }

    func close() {
        state.withLock { $0.isClosed = true }
        count.signal()
    }
}
