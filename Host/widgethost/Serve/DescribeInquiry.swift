import BundleMessages
import Bundles
import Foundation

/// The question to a new build which kinds it holds, answered or given up within the deadline for a start.
final class DescribeInquiry {
    /// Why a bundle has not said what it holds.
    struct Failure: Error {
        let words: String
    }

    private let keeper: BundleKeeper
    private let host: Host
    private var done: ((Result<BundleDescription, Failure>) -> Void)?
    private var call: BundleKeeper.Call?

    /// `done` is called once.
    init(_ keeper: BundleKeeper, host: Host, done: @escaping (Result<BundleDescription, Failure>) -> Void) {
        self.keeper = keeper
        self.host = host
        self.done = done
    }

    /// Asks; the inquiry lives until it is answered.
    func ask() {
        let limit = host.times.deadlines.start
        let name = keeper.bundle.name
        let alarm = host.loop.at(Date() + limit) { [self] in
            settle(.failure(Failure(words: "\(name) did not say within \(secondsText(limit)) which widgets it holds")))
            if let call { keeper.abandon(call) }
        }
        call = keeper.ask(.describe) { [self, host] result in
            host.loop.cancel(alarm)
            switch result {
            case .success(.description(let description)): settle(.success(description))
            case .success: settle(.failure(Failure(words: "\(name) answered the question for its widgets with something else")))
            case .failure(.lost(let reason)): settle(.failure(Failure(words: reason)))
            case .failure(.refused(let failure)): settle(.failure(Failure(words: "\(name): \(failure.message)")))
            }
        }
    }

    private func settle(_ result: Result<BundleDescription, Failure>) {
        let done = done
        self.done = nil
        done?(result)
    }
}
