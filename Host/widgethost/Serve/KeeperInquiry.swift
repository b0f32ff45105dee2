import BundleMessages
import Bundles
import Foundation

/// One question to a bundle beside those of the engine, answered or given up within its deadline.
final class KeeperInquiry {
    /// Why it brought nothing.
    struct Failure: Error {
        let words: String
        /// What the bundle said, where it said no.
        var refusal: BundleFailure?
    }

    private let keeper: BundleKeeper
    private let host: Host
    private let limit: TimeInterval
    private var done: ((Result<BundleReply.Body, Failure>) -> Void)?
    private var alarm: EventLoop.Alarm?
    private var call: BundleKeeper.Call?

    /// Asks; `done` is called once, here or later. The deadline, in seconds, runs from when the bundle has the question in hand, whose
    /// process may have to start first.
    @discardableResult
    init(
        _ body: BundleRequest.Body, of keeper: BundleKeeper, host: Host, limit: TimeInterval,
        done: @escaping (Result<BundleReply.Body, Failure>) -> Void
    ) {
        self.keeper = keeper
        self.host = host
        self.limit = limit
        self.done = done
        wait(host.times.deadlines.start + limit)
        let call = keeper.ask(body) { [self] in
            wait(limit)
        } ended: { [self] result in
            switch result {
            case .success(let body): settle(.success(body))
            case .failure(.lost(let reason)): settle(.failure(Failure(words: reason)))
            case .failure(.refused(let failure)): settle(.failure(Failure(words: failure.message, refusal: failure)))
            }
        }
        if self.done != nil { self.call = call }
    }

    private func wait(_ seconds: TimeInterval) {
        if let alarm { host.loop.cancel(alarm) }
        guard done != nil else { return }
        alarm = host.loop.at(Date() + seconds) { [self] in
            let call = call
            settle(.failure(Failure(words: "\(keeper.bundle.name) did not answer within \(secondsText(limit))")))
            if let call { keeper.abandon(call) }
        }
    }

    private func settle(_ result: Result<BundleReply.Body, Failure>) {
        guard let done else { return }
        self.done = nil
        if let alarm { host.loop.cancel(alarm) }
        (alarm, call) = (nil, nil)
        done(result)
    }
}
