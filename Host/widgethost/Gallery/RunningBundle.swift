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

    private struct Call {
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

    /// Called when the bundle's code runs, and when it does no more, with the reason.
    var onStart: () -> Void = {}
    var onEnd: (String) -> Void = { _ in }

    /// Called when the bundle wishes to be asked for timelines again.
    var onReload: (ReloadRequest) -> Void = { _ in }

    init(_ bundle: CheckedBundle, host: Host, connect: @escaping Connector) {
        self.bundle = bundle
        self.host = host
        self.connect = connect
    }

    /// Whether there is a process, or a queue, that holds it now.
    var isRunning: Bool { connection != nil }

    /// Starts the bundle if it does not run.
    func start() throws(BundleError) {
        guard connection == nil else { return }
        generation += 1
        connection = try connect { [weak self, generation] event in
            if let self, self.generation == generation { take(event) }
        }
    }

    /// Asks; `began` is called when the bundle has the request in hand, `ended` once, here or later.
    func ask(
        _ body: BundleRequest.Body, began: @escaping () -> Void = {}, ended: @escaping (Result<BundleReply.Body, Failure>) -> Void
    ) {
        do throws(BundleError) { try start() } catch { return ended(.failure(.lost("\(error)"))) }
        cancelIdleAlarm()
        lastID += 1
        calls[lastID] = Call(began: began, ended: ended)
        connection?.send(BundleRequest(id: lastID, body: body).encoded(), id: lastID)
        if isStarted { began() }
    }

    /// Ends the bundle; what it still owes is lost for this reason.
    func stop(because reason: String = "was ended by the host") {
        guard let dying = connection else { return }
        generation += 1
        dying.kill()
        lose("\(bundle.name) \(reason)")
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
            lose("\(bundle.name) \(end)")
        }
    }

    private func reply(_ id: UInt64, _ bytes: [UInt8]) {
        do throws(WireError) {
            let reply = try BundleReply(decoding: bytes)
            guard let call = calls.removeValue(forKey: id) else { return }
            defer { waitIfIdle() }
            if case .failure(let failure) = reply.body { call.ended(.failure(.refused(failure))) } else { call.ended(.success(reply.body)) }
        } catch {
            stop(because: "answered nonsense (\(error))")
        }
    }

    private func lose(_ reason: String) {
        cancelIdleAlarm()
        connection = nil
        isStarted = false
        let lost = sortedCalls()
        calls = [:]
        onEnd(reason)
        for call in lost { call.ended(.failure(.lost(reason))) }
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
