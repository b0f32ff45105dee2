import CLinux
import Foundation
import Synchronization

/// The helper's end of the line to the host, for all threads of the bundle.
final class HelperLink: BundleHost {
    private let socket: OwnedDescriptor
    private let requests: RequestThread
    private let writing = Mutex(())
    private let page = Mutex(MarkPage(MarkPage.number))
    private let asks = Mutex(Asks())

    private struct Asks {
        var nextID: UInt64 = 1
        var waiting: [UInt64: AnswerSlot] = [:]
    }

    init(socket: OwnedDescriptor, requests: RequestThread) {
        self.socket = socket
        self.requests = requests
    }

    /// Reads on a thread of its own; when the host is gone, the process is too, whatever the bundle is doing.
    func start() {
        let thread = Thread { [self] in
            readAll()
            _exit(0)
        }
        thread.name = "reader"
        thread.start()
    }

    func send(_ frame: Frame) { frame.bytes.withUnsafeBytes { send($0, UnsafeRawBufferPointer(start: nil, count: 0)) } }

    func reply(_ bytes: UnsafeRawBufferPointer) { write(.reply, bytes) }
    func reload(_ bytes: UnsafeRawBufferPointer) { write(.reload, bytes) }

    func drawing(_ mark: DrawingMark) { page.withLock { $0?.write(mark) } }

    func log(_ level: LogLevel, _ text: UnsafeRawBufferPointer) {
        let text = UnsafeRawBufferPointer(rebasing: text.prefix(LogLine.limit + 1))
        write(Frame.logHead(level, size: text.count), text)
    }

    func ask(_ question: BundleQuestion, _ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        let slot = AnswerSlot()
        let id = asks.withLock { asks in
            defer { asks.nextID += 1 }
            asks.waiting[asks.nextID] = slot
            return asks.nextID
        }
        guard write(Frame.askHead(id: id, question, size: bytes.count), bytes) else {
            asks.withLock { _ = $0.waiting.removeValue(forKey: id) }
            return nil
        }
        return slot.wait()
    }

    private func readAll() {
        var frames = FrameReader()
        while socket.read(atMost: frames.appetite, { frames.append($0) }) == .some {
            while let frame = try? frames.next() { handle(frame) }
        }
    }

    private func handle(_ frame: Frame) {
        switch frame {
        case .request(let bytes): requests.submit(bytes)
        case .answer(let id, let bytes): asks.withLock { $0.waiting.removeValue(forKey: id) }?.fill(bytes)
        default: break
        }
    }

    private func write(_ kind: Frame.Kind, _ body: UnsafeRawBufferPointer) { write(Frame.head(kind, bodySize: body.count), body) }

    @discardableResult
    private func write(_ head: [UInt8], _ body: UnsafeRawBufferPointer) -> Bool {
        let size = head.count - Frame.headerSize + body.count
        guard size < Frame.limit else {
            send(.log(.error, Array("a message of \(size) bytes was not sent: \(Frame.limit) are the most".utf8)))
            return false
        }
        head.withUnsafeBytes { send($0, body) }
        return true
    }

    // A host that is gone ends the process by the reader; until then nobody here can do better than go on.
    private func send(_ head: UnsafeRawBufferPointer, _ body: UnsafeRawBufferPointer) {
        writing.withLock { _ in sendAll(head, body, to: socket.number) }
    }
}
