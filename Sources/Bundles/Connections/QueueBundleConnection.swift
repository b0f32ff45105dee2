import Dispatch
import Foundation
import Synchronization

/// A bundle in this process, over the same messages: it has threads of its own, and when it crashes the host does too.
///
/// What it prints goes where this process prints. The main thread must run its run loop, as `MainThread.run` arranges.
package final class QueueBundleConnection: BundleConnection {
    private let loop: EventLoop
    private let session: BundleSession
    private let requests = RequestThread()
    private var mailbox: Mailbox<Message>?
    private var isEnding = false

    private static let loadedNames = Mutex<Set<String>>([])

    /// Starts the bundle on the main thread. [core thread, not the main one]
    ///
    /// Throws when the process holds a bundle of that name already; everything later is an event, delivered on this thread.
    package init(
        _ bundle: CheckedBundle, loop: EventLoop, services: any BundleServices, deliver: @escaping (BundleEvent) -> Void
    ) throws(BundleError) {
        guard Self.loadedNames.withLock({ $0.insert(bundle.name).inserted }) else { throw .alreadyLoaded(name: bundle.name) }
        self.loop = loop
        session = BundleSession(name: bundle.name, loop: loop, services: services, deliver: deliver)
        // Held by the loop until the end, and so is the connection.
        let mailbox = loop.mailbox { [self] message in handle(message) }
        self.mailbox = mailbox
        DispatchQueue.main.async { [requests, path = bundle.path] in
            Self.load(path, host: QueueHost(mailbox: mailbox), requests: requests)
        }
    }

    package var outstanding: Int { session.outstanding }
    package var isOpen: Bool { session.isOpen }
    /// None: who draws here takes the reader along.
    package var mark: DrawingMark? { nil }

    package func send(_ request: [UInt8], id: UInt64) {
        guard isOpen else { return }
        session.note(request: id)
        requests.submit(request)
    }

    /// Stops listening to the bundle and answering it. Its code cannot be stopped and stays in the process.
    package func kill() {
        isEnding = true
        mailbox?.send(.ended(.killed))
    }

    private static func load(_ path: String, host: QueueHost, requests: RequestThread) {
        do throws(BundleError) {
            let bundle = try LoadedBundle.load(path: path, host: host)
            host.mailbox.send(.started)
            requests.start(bundle)
        } catch {
            host.mailbox.send(.ended(.refused(error.description)))
        }
    }

    enum Message: Sendable {
        case started
        case reply([UInt8])
        case log(LogLevel, [UInt8])
        case ask(BundleQuestion, [UInt8], AnswerSlot)
        case reload([UInt8])
        case ended(BundleEnd)
    }

    private func handle(_ message: Message) {
        if isEnding, case .ask(_, _, let slot) = message { return slot.fill(nil) }
        switch message {
        case .ended(let reason): end(reason)
        case _ where isEnding: break
        case .started: session.started()
        case .reply(let bytes): session.reply(bytes)
        case .log(let level, let text): session.log.bundle(.log, level, text)
        case .ask(let question, let bytes, let slot): session.answer(question, bytes, slot.fill)
        case .reload(let bytes): session.reload(bytes)
        }
    }

    // Who still waits for an answer gets none; later asks are turned away by the closed mailbox.
    private func end(_ reason: BundleEnd) {
        isEnding = true
        for message in mailbox.map({ loop.remove($0) }) ?? [] { handle(message) }
        mailbox = nil
        session.end(reason)
    }
}

/// What a bundle in this process calls.
private final class QueueHost: BundleHost {
    let mailbox: Mailbox<QueueBundleConnection.Message>

    init(mailbox: Mailbox<QueueBundleConnection.Message>) { self.mailbox = mailbox }

    func reply(_ bytes: UnsafeRawBufferPointer) { mailbox.send(.reply(Array(bytes))) }
    func reload(_ bytes: UnsafeRawBufferPointer) { mailbox.send(.reload(Array(bytes))) }
    func log(_ level: LogLevel, _ text: UnsafeRawBufferPointer) { mailbox.send(.log(level, Array(text.prefix(LogLine.limit + 1)))) }

    func drawing(_ mark: DrawingMark) {}

    func ask(_ question: BundleQuestion, _ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        let slot = AnswerSlot()
        return mailbox.send(.ask(question, Array(bytes), slot)) ? slot.wait() : nil
    }
}
