import CLinux
import Foundation

/// A bundle in a process of its own: whatever it does there, the host goes on.
package final class ProcessBundleConnection: BundleConnection {
    private let loop: EventLoop
    private let child: ChildProcess
    private let session: BundleSession
    private var frames = FrameReader()
    private var outgoing = OutgoingQueue()
    private var lines: [LogLine.Source: LineSplitter] = [:]
    private var trace = StackTrace()
    private var watches: [Line: EventLoop.Watch] = [:]
    private var lastLook: EventLoop.Watch?
    private var waitsToWrite = false
    private var fate: BundleEnd?
    private let page: OwnedDescriptor?
    private let isConfined: Bool
    /// What `bwrap` said before the bundle's process was there.
    private var wallFault: String?
    private var hasStarted = false
    private var usage: UsageWatch
    private var sample: (alarm: EventLoop.Alarm, date: Date)?

    /// Seconds from one look at what the process uses to the next, while a request is open.
    private static let sampleSpacing = 0.25

    /// The descriptors that are watched.
    private enum Line: Hashable { case end, socket, output, errors }

    /// Starts the bundle. [core thread: the process ends when that does]
    ///
    /// Throws when no process can be started; everything later is an event, delivered on this thread.
    package init(
        _ bundle: CheckedBundle, helper: HelperProgram, environment: [String: String], within walls: Confinement? = nil, loop: EventLoop,
        services: any BundleServices, limits: ProcessLimits = ProcessLimits(), deliver: @escaping (BundleEvent) -> Void
    ) throws(BundleError) {
        self.loop = loop
        usage = UsageWatch(limits)
        isConfined = walls != nil
        page = MarkPage.make()
        session = BundleSession(name: bundle.name, loop: loop, services: services, deliver: deliver)
        let start = try HelperStart(bundle, helper: helper, environment: environment, page: page, within: walls)
        child = try ChildProcess(
            helper: start.program, arguments: start.arguments, environment: start.environment, sharing: start.descriptors)
        do { try watchAll() } catch {
            unwatchAll()
            child.killGroup()
            _ = child.reap(within: -1)
            throw error
        }
    }

    package var outstanding: Int { session.outstanding }
    package var isOpen: Bool { session.isOpen }
    /// The number of the process in which the bundle's code runs, while it is open.
    package var processID: Int32 { isConfined ? child.innermost : child.id }

    package func send(_ request: [UInt8], id: UInt64) {
        guard isOpen else { return }
        session.note(request: id)
        write(.request(request))
        watchUsage()
    }

    package func kill() { end(as: .killed) }

    package var mark: DrawingMark? { page.flatMap { MarkPage($0.number) }?.mark }

    // The closures hold the connection until it has ended.
    private func watchAll() throws(BundleError) {
        watches[.end] = try loop.watch(child.end.number, .readable) { [self] _ in collect() }
        watches[.socket] = try loop.watch(child.socket.number, .readable) { [self] readiness in
            if readiness.contains(.writable) { flush() }
            if readiness != .writable { receive() }
        }
        watches[.output] = try loop.watch(child.output.number, .readable) { [self] _ in readLines(.output) }
        watches[.errors] = try loop.watch(child.errors.number, .readable) { [self] _ in readLines(.errors) }
        lastLook = loop.atEnd { [weak self] in self?.tellWhatWasPrinted() }
    }

    private func unwatch(_ line: Line) {
        if let watch = watches.removeValue(forKey: line) { loop.unwatch(watch) }
    }

    private func unwatchAll() {
        for line in Array(watches.keys) { unwatch(line) }
        if let lastLook { loop.forgetEnd(lastLook) }
    }
}

// MARK: Messages

extension ProcessBundleConnection {
    private func write(_ frame: Frame) {
        guard watches[.socket] != nil else { return }
        outgoing.append(frame.bytes)
        flush()
    }

    private func flush() {
        switch outgoing.write(to: child.socket.number) {
        case .mustWait where outgoing.isOverfull: end(as: .brokeProtocol("it does not read what it is sent"))
        case .mustWait: waitToWrite(true)
        // After a failure the end of the line is readable too, and says why.
        case .allWritten, .failed: waitToWrite(false)
        }
    }

    private func waitToWrite(_ wait: Bool) {
        guard wait != waitsToWrite, let watch = watches[.socket] else { return }
        waitsToWrite = wait
        loop.change(watch, to: wait ? [.readable, .writable] : .readable)
    }

    private func receive() {
        if readFrames() == .atEnd { lose() }
    }

    private func readFrames() -> OwnedDescriptor.ReadResult {
        let wasRead = child.socket.read(atMost: frames.appetite) { frames.append($0) }
        handleFrames()
        return wasRead
    }

    private func handleFrames() {
        do {
            while watches[.socket] != nil, let frame = try frames.next() { handle(frame) }
        } catch {
            end(as: .brokeProtocol(error.description))
        }
    }

    private func handle(_ frame: Frame) {
        switch frame {
        case .started:
            hasStarted = true
            session.started()
        case .refused(let reason): fate = fate ?? .refused(reason)
        case .reply(let bytes): session.reply(bytes)
        case .log(let level, let text): session.log.bundle(.log, level, text)
        case .ask(let id, let question, let bytes):
            session.answer(question, bytes) { [weak self] in self?.write(.answer(id: id, $0)) }
        case .reload(let bytes): session.reload(bytes)
        case .request, .answer: end(as: .brokeProtocol("it sent a message that only a host sends"))
        }
    }

    @discardableResult
    private func readLines(_ line: Line) -> OwnedDescriptor.ReadResult {
        let (descriptor, source, level) = stream(line)
        let wasRead = descriptor.read(atMost: 16 << 10) { bytes in
            for text in lines[source, default: LineSplitter()].append(bytes) { tell(source, level, text) }
        }
        if wasRead == .atEnd {
            unwatch(line)
            if let rest = lines[source]?.finish() { session.log.bundle(source, level, rest) }
        }
        return wasRead
    }

    private func tell(_ source: LogLine.Source, _ level: LogLevel, _ text: [UInt8]) {
        if isConfined, !hasStarted, source == .standardError, text.starts(with: "bwrap: ".utf8) {
            wallFault = wallFault ?? String(decoding: text, as: UTF8.self)
            return
        }
        session.log.bundle(source, source == .standardError && trace.holds(text) ? .debug : level, text)
    }

    private func stream(_ line: Line) -> (OwnedDescriptor, LogLine.Source, LogLevel) {
        line == .errors ? (child.errors, .standardError, .notice) : (child.output, .standardOutput, .info)
    }
}

// MARK: What it uses

extension ProcessBundleConnection {
    // The machine's clock may have been set back since: a look that is far away is none.
    private func watchUsage() {
        let now = Date()
        if let sample {
            guard sample.date.timeIntervalSince(now) > Self.sampleSpacing else { return }
            loop.cancel(sample.alarm)
        }
        let date = now + Self.sampleSpacing
        sample = (loop.at(date) { [weak self] in self?.lookAtUsage() }, date)
    }

    /// Nobody looks while nothing is asked: an idle bundle wakes nobody.
    private func lookAtUsage() {
        sample = nil
        guard isOpen, session.outstanding > 0, !child.isReaped, let now = ProcessUsage(ofProcess: processID) else { return }
        if let breach = usage.breach(now, open: session.open) { return end(as: .overLimit(breach)) }
        watchUsage()
    }
}

// MARK: The end

extension ProcessBundleConnection {
    /// Ends the process; the loop then tells of its end, and this reason wins over how it died.
    private func end(as reason: BundleEnd) {
        guard isOpen, !child.isReaped else { return }
        fate = fate ?? reason
        unwatch(.socket)
        child.killGroup()
    }

    /// The other end of the socket is gone: nearly always because the process is, which is then known in far less than this wait.
    private func lose() {
        unwatch(.socket)
        if let reason = child.reap(within: 200) { finish(reason) } else { end(as: .closed) }
    }

    private func collect() {
        if let reason = child.reap(within: 0) { finish(reason) }
    }

    /// Takes what was sent before the end, then tells of it.
    private func finish(_ reason: BundleEnd) {
        guard isOpen else { return }
        drain(.socket) { readFrames() }
        drainLines()
        unwatchAll()
        if let sample { loop.cancel(sample.alarm) }
        session.end(fate ?? (isConfined ? reason.beyondWalls(wallFault) : reason))
    }

    /// The host's loop ends, and the process soon: what it has printed until now is told all the same.
    private func tellWhatWasPrinted() {
        guard isOpen else { return }
        drainLines()
        session.log.finish()
    }

    private func drainLines() {
        drain(.output) { readLines(.output) }
        drain(.errors) { readLines(.errors) }
    }

    // No more than the line can hold: who left the process's group may still be writing.
    private func drain(_ line: Line, _ read: () -> OwnedDescriptor.ReadResult) {
        var rounds = 0
        while rounds < 64, watches[line] != nil, read() == .some { rounds += 1 }
    }
}

extension Frame.Fault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .tooLong(let length): "a message of \(length) bytes, where \(Frame.limit) are the most"
        case .unknownKind(let kind): "a message of the unknown kind \(kind)"
        case .malformed(let kind): "a message of kind \(kind) that is cut short"
        }
    }
}
