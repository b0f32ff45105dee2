import BundleMessages
import Bundles
import Foundation
import Scheduling

/// One question to the bundle under test, timed, answered or given up within its deadline.
final class CheckQuestion {
    enum Outcome {
        case answered(BundleReply.Body)
        case refused(BundleFailure)
        /// Its process is gone, or what it sent was no answer.
        case lost(String)
        /// It had this many seconds.
        case silent(TimeInterval)
    }

    private let host: Host
    private let bundle: RunningBundle
    private let limit: TimeInterval
    private var alarm: EventLoop.Alarm?
    private var began = ContinuousClock.now
    private var done: ((Outcome, Duration) -> Void)?

    /// Asks; `done` is called once, with the time since the bundle had the question in hand.
    init(
        _ host: Host, _ bundle: RunningBundle, _ body: BundleRequest.Body, limit: TimeInterval, done: @escaping (Outcome, Duration) -> Void
    ) {
        self.host = host
        self.bundle = bundle
        self.limit = limit
        self.done = done
        wait(host.times.deadlines.start)
        bundle.ask(body) { [self] in
            began = .now
            wait(limit)
        } ended: { [self] in
            settle($0)
        }
    }

    private func wait(_ seconds: TimeInterval) {
        if let alarm { host.loop.cancel(alarm) }
        guard done != nil else { return }
        alarm = host.loop.at(Date() + seconds) { [self] in
            // Ended first: the next question is for another process.
            let done = done
            self.done = nil
            bundle.stop(because: "did not answer in time")
            done?(.silent(seconds), .seconds(seconds))
        }
    }

    private func settle(_ result: Result<BundleReply.Body, RunningBundle.Failure>) {
        switch result {
        case .success(let body): finish(.answered(body))
        case .failure(.refused(let failure)): finish(.refused(failure))
        case .failure(.lost(let reason)): finish(.lost(reason))
        }
    }

    private func finish(_ outcome: Outcome) {
        if let alarm { host.loop.cancel(alarm) }
        let done = done
        self.done = nil
        done?(outcome, ContinuousClock.now - began)
    }
}
