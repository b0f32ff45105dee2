import BundleMessages
import Bundles
import Foundation
import Glibc
import Scheduling

/// The bundles that were found, a few of them running at once, and the kinds that they say they hold.
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

    let host: Host
    private(set) var members: [Member] = []
    private var onChange: () -> Void = {}
    private var wanted: String?
    private var nextIndex = 0

    /// Bundles that are asked at once; the others wait, lest a folder of many take the whole machine.
    private static let width = 4

    /// Finds the bundles and starts the first of them; those that may not be loaded are told, and are an error when no other is left.
    init(_ host: Host) throws(HostError) {
        self.host = host
        if host.arguments.isolation == .queue {
            host.log.say(
                "--isolation queue runs bundles in this process: they have queues of their own, but a crash of one ends this command")
        }
        for path in host.arguments.bundles where access(path, F_OK) != 0 { throw .bundle(.missing(path: path)) }
        let path = BundleSearchPath(explicit: host.arguments.bundles, environment: host.environment)
        let (found, unusable) = path.search()
        var refused = unusable.map(\.error)
        for bundle in found {
            do throws(BundleError) { add(try CheckedBundle(bundle)) } catch { refused.append(error) }
        }
        guard !members.isEmpty else {
            if let only = refused.first, refused.count == 1 { throw .bundle(only) }
            throw .noBundles(folders: path.folders, refused: refused)
        }
        for error in refused { host.log.say("\(error)") }
        for member in members.prefix(Self.width) { do throws(BundleError) { try member.bundle.start() } catch { throw .bundle(error) } }
    }

    /// Asks one bundle after the other for its kinds, of which one may be `wanted`; `changed` is called whenever one has answered or
    /// failed.
    func describe(wanted: String? = nil, changed: @escaping () -> Void) {
        self.wanted = wanted
        onChange = changed
        for _ in 0..<Self.width { describeNext() }
    }

    var isComplete: Bool { members.allSatisfy { $0.outcome != nil } }

    /// Every kind with its bundle, in the order of the bundles and of their declarations.
    var kinds: [(bundle: RunningBundle, kind: BundleDescription.Kind)] {
        members.flatMap { member -> [(RunningBundle, BundleDescription.Kind)] in
            guard case .described(let description)? = member.outcome else { return [] }
            return description.kinds.map { (member.bundle, $0) }
        }
    }

    /// The names of the kinds, each once.
    var kindNames: [String] {
        kinds.map(\.kind.kind).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Why bundles hold no kinds that could be told.
    var failures: [String] {
        members.compactMap { if case .failed(let reason)? = $0.outcome { reason } else { nil } }
    }

    /// Ends all bundles but one.
    func keepOnly(_ kept: RunningBundle) {
        // First, since what is stopped is settled.
        onChange = {}
        nextIndex = members.count
        for member in members where member.bundle !== kept { member.bundle.stop() }
    }

    private func add(_ bundle: CheckedBundle) {
        let connect = host.connector(for: bundle, text: host.pictures)
        members.append(Member(bundle: RunningBundle(bundle, host: host, connect: connect)))
    }

    private func describeNext() {
        guard nextIndex < members.count, !host.hasEnded else { return }
        nextIndex += 1
        describe(nextIndex - 1)
    }

    private func describe(_ index: Int) {
        let bundle = members[index].bundle
        let limit = host.times.deadlines.start
        let alarm = host.loop.at(Date() + limit) { [weak self] in
            self?.settle(index, .failed("\(bundle.bundle.name) did not say within \(secondsText(limit)) which widgets it holds"))
        }
        bundle.ask(.describe) { [weak self, host] result in
            host.loop.cancel(alarm)
            self?.settle(index, Outcome(result, of: bundle.bundle))
        }
    }

    private func settle(_ index: Int, _ outcome: Outcome) {
        guard members[index].outcome == nil else { return }
        members[index].outcome = outcome
        if mayRest(outcome) { members[index].bundle.stop() }
        onChange()
        describeNext()
    }

    // In this process a bundle cannot be started again.
    private func mayRest(_ outcome: Outcome) -> Bool {
        guard members.count > Self.width, host.arguments.isolation == .process else { return false }
        guard case .described(let description) = outcome else { return true }
        return !description.kinds.contains { $0.kind == wanted }
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
