import BundleMessages
import Bundles
import Drawing
import Foundation

/// One bundle, started when it is first asked for something, and again after its end.
final class RunningBundle {
    /// Why a call brought nothing.
    enum Failure: Error, Hashable {
        /// The bundle is gone, for this reason.
        case lost(String)
        case refused(BundleFailure)
    }

    /// Starts the bundle's code and tells what happens to it.
    typealias Connector = (_ deliver: @escaping (BundleEvent) -> Void) throws(BundleError) -> any BundleConnection

    /// What is known of an end.
    struct End {
        /// Nil when this host ended it.
        let cause: BundleEnd?
        /// It never told that it had loaded.
        let wasLoading: Bool
        /// What it was drawing, if that is known and was asked for.
        let mark: DrawingMark?
        /// In words, with the bundle's name.
        let reason: String
    }

    private struct Call {
        let body: BundleRequest.Body
        let began: () -> Void
        let ended: (Result<BundleReply.Body, Failure>) -> Void
    }

    let bundle: CheckedBundle
    private let host: Host
    private let connect: Connector
    private var idleAlarm: EventLoop.Alarm?
    private var connection: (any BundleConnection)?
    private var isStarted = false
    private var calls: [UInt64: Call] = [:]
    private var lastID: UInt64 = 0
    /// Counts starts: what an earlier connection still tells is not listened to.
    private var generation = 0

    /// Called when the bundle's code runs.
    var onStart: () -> Void = {}

    /// Called when the bundle wishes to be asked for timelines again.
    var onReload: (ReloadRequest) -> Void = { _ in }
    /// Called when it has ended, before its calls are told that they are lost.
    var onEnd: (End) -> Void = { _ in }

    init(_ bundle: CheckedBundle, host: Host, connect: @escaping Connector) {
        self.bundle = bundle
        self.host = host
        self.connect = connect
    }

    /// Whether there is a process, or a queue, that holds it now.
    var isRunning: Bool { connection != nil }

    /// Bytes of memory that are its process's own, and nobody else's; nil where it has none.
    var ownMemory: UInt64? { (connection as? ProcessBundleConnection).flatMap { ProcessUsage.ownMemory(ofProcess: $0.processID) } }

    /// Starts the bundle if it does not run.
    func start() throws(BundleError) {
        guard connection == nil else { return }
        generation += 1
        connection = try connect { [weak self, generation] event in
            if let self, self.generation == generation { take(event) }
        }
    }

    /// Asks; `began` is called when the bundle has the request in hand, `ended` once, here or later. The request's number.
    @discardableResult
    func ask(
        _ body: BundleRequest.Body, began: @escaping () -> Void = {}, ended: @escaping (Result<BundleReply.Body, Failure>) -> Void
    ) -> UInt64 {
        lastID += 1
        let id = lastID
        do throws(BundleError) { try start() } catch {
            ended(.failure(.lost("\(error)")))
            return id
        }
        cancelIdleAlarm()
        calls[id] = Call(body: body, began: began, ended: ended)
        connection?.send(BundleRequest(id: id, body: body).encoded(), id: id)
        if isStarted { began() }
        return id
    }

    /// Ends the bundle; what it still owes is lost for this reason.
    func stop(because reason: String = "was ended by the host") {
        guard let dying = connection else { return }
        generation += 1
        dying.kill()
        lose(End(cause: nil, wasLoading: !isStarted, mark: nil, reason: "\(bundle.name) \(reason)"))
    }

    private func take(_ event: BundleEvent) {
        switch event {
        case .started:
            isStarted = true
            onStart()
            for call in sortedCalls() { call.began() }
        case .reply(let id, let bytes): reply(id, bytes)
        case .log(let line): host.log.pass(line)
        case .reload(let bytes): if let request = try? ReloadRequest(decoding: bytes) { onReload(request) }
        case .ended(let end):
            if calls.isEmpty { host.log.say("\(bundle.name) \(end) while nothing was asked of it; it is started again when it is needed") }
            let mark = connection?.mark.flatMap { calls[$0.request] == nil ? nil : $0 }
            let reason = "\(bundle.name) \(end)" + (end.isOwnFault ? circumstance(mark) : "")
            lose(End(cause: end, wasLoading: !isStarted, mark: mark, reason: reason))
        }
    }

    private func reply(_ id: UInt64, _ bytes: [UInt8]) {
        guard let call = calls.removeValue(forKey: id) else { return }
        do throws(WireError) {
            let reply = try BundleReply(decoding: bytes)
            defer { waitIfIdle() }
            if case .failure(let failure) = reply.body { call.ended(.failure(.refused(failure))) } else { call.ended(.success(reply.body)) }
        } catch {
            call.ended(.failure(.lost("\(bundle.name) answered nonsense (\(error))")))
            stop(because: "answered nonsense (\(error))")
        }
    }

    private func lose(_ end: End) {
        cancelIdleAlarm()
        connection = nil
        isStarted = false
        let lost = sortedCalls()
        calls = [:]
        onEnd(end)
        for call in lost { call.ended(.failure(.lost(end.reason))) }
    }

    private func circumstance(_ mark: DrawingMark?) -> String {
        Circumstance(mark: mark, of: mark.flatMap { calls[$0.request]?.body }, among: sortedCalls().map(\.body), wasLoading: !isStarted)
            .words
    }

    private func waitIfIdle() {
        guard calls.isEmpty, connection != nil, host.arguments.isolation == .process else { return }
        idleAlarm = host.loop.at(Date() + host.times.idle) { [weak self] in self?.stop(because: "had nothing to do") }
    }

    private func cancelIdleAlarm() {
        if let idleAlarm { host.loop.cancel(idleAlarm) }
        idleAlarm = nil
    }

    private func sortedCalls() -> [Call] { calls.sorted { $0.key < $1.key }.map(\.value) }
}
