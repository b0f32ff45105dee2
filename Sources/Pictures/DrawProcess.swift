import Bundles
import Drawing
import PictureMessages

/// One process of `widgethost-draw`, until it has ended.
final class DrawProcess {
    enum Event {
        case reply(DrawReply)
        /// The last.
        case ended(BundleEnd)
    }

    private let loop: EventLoop
    private let child: ChildProcess
    private let log: LogRelay
    private var deliver: ((Event) -> Void)?
    private var replies = MessageReader<DrawReply>()
    private var outgoing = OutgoingQueue()
    private var waitsToWrite = false
    private var lines: [LogLine.Source: LineSplitter] = [:]
    private var watches: [Line: EventLoop.Watch] = [:]

    /// The descriptors that are watched.
    private enum Line: Hashable { case end, socket, output, errors }

    /// Starts the process. [core thread: it ends when that does]
    init(
        _ program: HelperProgram, environment: [String: String], loop: EventLoop, log: LogRelay, deliver: @escaping (Event) -> Void
    ) throws(BundleError) {
        self.loop = loop
        self.log = log
        self.deliver = deliver
        child = try ChildProcess(
            helper: program.path, arguments: ["\(DrawRunner.name): pictures and text", "\(ChildProcess.socketNumber)"],
            // A crash is answered by another process, at once: it should not stay to write about it.
            environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { given, _ in given })
        do { try watchAll() } catch {
            for line in Array(watches.keys) { unwatch(line) }
            child.killGroup()
            _ = child.reap(within: -1)
            throw error
        }
    }

    var id: Int32 { child.id }

    func send(_ request: DrawRequest) {
        guard watches[.socket] != nil else { return }
        outgoing.append(request.framed)
        flush()
    }

    /// Ends the process; nothing more is told of it.
    func kill() {
        deliver = nil
        unwatch(.socket)
        child.killGroup()
    }

    // The closures hold the process until it is reaped.
    private func watchAll() throws(BundleError) {
        watches[.end] = try loop.watch(child.end.number, .readable) { [self] _ in collect(within: 0) }
        watches[.socket] = try loop.watch(child.socket.number, .readable) { [self] readiness in
            if readiness.contains(.writable) { flush() }
            if readiness != .writable { receive() }
        }
        watches[.output] = try loop.watch(child.output.number, .readable) { [self] _ in readLines(.output) }
        watches[.errors] = try loop.watch(child.errors.number, .readable) { [self] _ in readLines(.errors) }
    }

    private func unwatch(_ line: Line) {
        if let watch = watches.removeValue(forKey: line) { loop.unwatch(watch) }
    }
}

// MARK: Messages

extension DrawProcess {
    private func flush() {
        // After a failure the end of the line is readable too, and says why.
        let mustWait = outgoing.write(to: child.socket.number) == .mustWait
        guard mustWait != waitsToWrite, let watch = watches[.socket] else { return }
        waitsToWrite = mustWait
        loop.change(watch, to: mustWait ? [.readable, .writable] : .readable)
    }

    private func receive() {
        let wasRead = child.socket.read(atMost: replies.appetite) { replies.append($0) }
        handleReplies()
        guard wasRead == .atEnd, watches[.socket] != nil else { return }
        unwatch(.socket)
        // Nearly always the process is gone, which is then known in far less than this wait.
        if !collect(within: 200) { end(as: .closed) }
    }

    private func handleReplies() {
        do {
            while watches[.socket] != nil, let reply = try replies.next() { deliver?(.reply(reply)) }
        } catch {
            end(as: .brokeProtocol("\(error)"))
        }
    }

    private func end(as reason: BundleEnd) {
        let deliver = deliver
        kill()
        deliver?(.ended(reason))
    }

    @discardableResult
    private func collect(within milliseconds: Int32) -> Bool {
        guard let reason = child.reap(within: milliseconds) else { return false }
        for line in [Line.output, .errors] { drain(line) }
        for line in Array(watches.keys) { unwatch(line) }
        let deliver = deliver
        self.deliver = nil
        deliver?(.ended(reason))
        return true
    }
}

// MARK: What it prints

extension DrawProcess {
    @discardableResult
    private func readLines(_ line: Line) -> OwnedDescriptor.ReadResult {
        let (descriptor, source): (_, LogLine.Source) =
            line == .errors ? (child.errors, .standardError) : (child.output, .standardOutput)
        let wasRead = descriptor.read(atMost: 16 << 10) { bytes in
            for text in lines[source, default: LineSplitter()].append(bytes) { log.bundle(source, .notice, text) }
        }
        if wasRead == .atEnd { unwatch(line) }
        return wasRead
    }

    private func drain(_ line: Line) {
        var rounds = 0
        while rounds < 64, watches[line] != nil, readLines(line) == .some { rounds += 1 }
    }
}
