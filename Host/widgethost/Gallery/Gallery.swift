import BundleMessages
import Bundles
import Foundation
import Glibc
import Scheduling

/// The bundles that were found, all running at once, and the kinds that they say they hold.
final class Gallery {
    /// What came of asking one bundle for its kinds.
    enum Outcome {
        case described(BundleDescription)
        case failed(String)
    }

    struct Member {
        let bundle: RunningBundle
        var outcome: Outcome?
    }

    private let host: Host
    private(set) var members: [Member] = []
    private var onChange: () -> Void = {}

    /// Finds the bundles and starts them; those that may not be loaded are told, and are an error when no other is left.
    init(_ host: Host) throws(HostError) {
        self.host = host
        if host.arguments.isolation == .queue {
            host.log.say(
                "--isolation queue runs bundles in this process: they have queues of their own, but a crash of one ends this command")
        }
        for path in host.arguments.bundles where access(path, F_OK) != 0 { throw .bundle(.missing(path: path)) }
        let path = BundleSearchPath(explicit: host.arguments.bundles, environment: host.environment)
        var (found, refused) = path.search()
        for bundle in found {
            do throws(BundleError) { add(try CheckedBundle(bundle)) } catch { refused.append(error) }
        }
        guard !members.isEmpty else {
            if let only = refused.first, refused.count == 1 { throw .bundle(only) }
            throw .noBundles(folders: path.folders, refused: refused)
        }
        for error in refused { host.log.say("\(error)") }
        for member in members { do throws(BundleError) { try member.bundle.start() } catch { throw .bundle(error) } }
    }

    /// Asks every bundle for its kinds; `changed` is called whenever one has answered or failed.
    func describe(changed: @escaping () -> Void) {
        onChange = changed
        for index in members.indices { describe(index) }
    }

    var isComplete: Bool { members.allSatisfy { $0.outcome != nil } }

    /// Every kind with its bundle, in the order of the bundles and of their declarations.
    var kinds: [(bundle: RunningBundle, kind: BundleDescription.Kind)] {
        members.flatMap { member -> [(RunningBundle, BundleDescription.Kind)] in
            guard case .described(let description)? = member.outcome else { return [] }
            return description.kinds.map { (member.bundle, $0) }
        }
    }

    /// Why bundles hold no kinds that could be told.
    var failures: [String] {
        members.compactMap { if case .failed(let reason)? = $0.outcome { reason } else { nil } }
    }

    /// Ends all bundles but one.
    func keepOnly(_ kept: RunningBundle) {
        for member in members where member.bundle !== kept { member.bundle.stop() }
        onChange = {}
    }

    private func add(_ bundle: CheckedBundle) {
        let connect = host.connector(for: bundle)
        members.append(Member(bundle: RunningBundle(bundle, host: host, connect: connect)))
    }

    private func describe(_ index: Int) {
        let bundle = members[index].bundle
        let limit = deadlines.start
        let alarm = host.loop.at(Date() + limit) { [weak self] in
            self?.settle(index, .failed("\(bundle.bundle.name) did not say within \(Int(limit)) seconds which widgets it holds"))
        }
        bundle.ask(.describe) { [weak self, host] result in
            host.loop.cancel(alarm)
            self?.settle(index, Outcome(result, of: bundle.bundle))
        }
    }

    private func settle(_ index: Int, _ outcome: Outcome) {
        guard members[index].outcome == nil else { return }
        members[index].outcome = outcome
        onChange()
    }
}

extension Gallery.Outcome {
    fileprivate init(_ result: Result<BundleReply.Body, RunningBundle.Failure>, of bundle: CheckedBundle) {
        switch result {
        case .success(.description(let description)): self = .described(description)
        case .success: self = .failed("\(bundle.name) answered the question for its widgets with something else")
        case .failure(.lost(let reason)): self = .failed(reason)
        case .failure(.refused(let failure)): self = .failed("\(bundle.name): \(failure.message)")
        }
    }
}
