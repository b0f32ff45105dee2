import BundleMessages
import Bundles
import Foundation
import Storage

/// The bundles that are there: each is checked, described once a build, and watched for the next build.
final class Catalogue {
    /// One bundle in one build.
    struct Member {
        let keeper: BundleKeeper
        let mark: BuildMark
        /// Tells this build from every other.
        let build: String
        /// Nil until the bundle has said what it holds.
        var description: BundleDescription?
        /// Why it has not.
        var failure: String?

        var path: String { keeper.bundle.folder ?? keeper.bundle.path }
        var isSettled: Bool { description != nil || failure != nil }
    }

    enum Change {
        case added(String)
        case replaced(String)
        case removed(String)
        case described(String)
        /// A file is not taken; what was there before stays at work.
        case refused(RefusedBundle)
        /// Builds, by their keys, that are not remembered any more.
        case forgotten(builds: [String])
        case quarantined(String, Supervision.Quarantine)
        /// Several bundles hold one kind, in words.
        case ambiguous(String)
    }

    /// Calls `go` when a build that was never described may be started.
    typealias Prepare = (_ name: String, _ go: @escaping () -> Void) -> Void

    let host: Host
    private let text: any TextDesk
    private let path: BundleSearchPath
    private var watch: FolderWatch?
    private(set) var members: [String: Member] = [:]
    /// What lies in the folders and is not taken, since the last look at them.
    private(set) var refused: [RefusedBundle] = []
    private var known: KnownBuilds
    let onChange: (Change) -> Void
    let prepare: Prepare
    /// Who waits until every bundle has said what it holds.
    private var waiting: [() -> Void] = []
    /// Kinds that several bundles hold, as it was told.
    private var ambiguous: [String: [String]] = [:]

    /// `text` shapes what bundles show; `known` is what was kept of builds; `changed` is called within `scan` and later.
    init(
        _ host: Host, text: any TextDesk, known: KnownBuilds, prepare: @escaping Prepare, changed: @escaping (Change) -> Void
    ) throws(HostError) {
        self.host = host
        self.text = text
        self.known = known
        self.prepare = prepare
        onChange = changed
        path = BundleSearchPath(explicit: host.arguments.bundles, environment: host.environment)
        do throws(BundleError) { watch = try FolderWatch(host.loop) { [unowned self] in scan() } } catch { throw .bundle(error) }
    }

    /// Looks at the folders and takes in what is new, other or gone.
    func scan() {
        // Watched before it is looked at, so that no change falls between.
        watch?.watch(path.watched)
        var (found, failures) = path.search()
        for bundle in found {
            do throws(BundleError) { try take(bundle) } catch { failures.append(RefusedBundle(bundle, because: error)) }
        }
        let there = found.map(\.name) + failures.filter(\.isThere).map(\.name)
        for name in Set(members.keys).subtracting(there) { remove(name) }
        let news = failures.filter { !refused.contains($0) }
        refused = failures
        for failure in news { onChange(.refused(failure)) }
    }

    /// Calls `action` once every bundle that is there has said what it holds, or why not.
    func whenDescribed(_ action: @escaping () -> Void) {
        waiting.append(action)
        callWaiting()
    }

    private func callWaiting() {
        guard members.values.allSatisfy(\.isSettled) else { return }
        let ready = waiting
        waiting = []
        for action in ready { action() }
    }

    func stop() {
        for member in members.values { member.keeper.stop(because: "was ended with the host") }
    }

    /// Ends every bundle that runs; each is started again when it is needed. Who was still saying what it holds is asked again.
    func restart(because reason: String) {
        for (name, member) in members {
            member.keeper.replace(because: reason)
            if member.failure != nil { revive(name) }
        }
    }

    // A build that cannot be loaded leaves the one that was there at work.
    private func take(_ found: FoundBundle) throws(BundleError) {
        let checked = try CheckedBundle(found)
        let mark = try BuildMark(of: checked)
        let before = members[checked.name]
        guard before?.mark != mark else { return }
        let build = try mark.key(of: checked)
        before?.keeper.stop(because: "was replaced by a new build")
        let running = RunningBundle(checked, host: host, connect: host.connector(for: checked, text: text))
        let keeper = BundleKeeper(running, loop: host.loop, log: host.log, quarantines: known.quarantines(of: build, named: checked.name))
        keeper.onQuarantine = { [unowned self] in onChange(.quarantined(checked.name, $0)) }
        members[checked.name] = Member(keeper: keeper, mark: mark, build: build, description: known.description(of: build))
        onChange(before == nil ? .added(checked.name) : .replaced(checked.name))
        if known.description(of: build) == nil { describe(checked.name) } else { settle(checked.name) }
    }

    private func remove(_ name: String) {
        members.removeValue(forKey: name)?.keeper.stop(because: "is gone from its folder")
        onChange(.removed(name))
        tellAmbiguous()
        callWaiting()
    }
}

// MARK: What bundles hold

extension Catalogue {
    /// Looks again, and gives another chance to every bundle that could not say what it holds.
    func retry() {
        scan()
        for (name, member) in members where member.failure != nil { revive(name) }
    }

    /// Asks a bundle once more what it holds, and lets it be asked again for what it shows.
    func revive(_ name: String) {
        guard let member = members[name] else { return }
        _ = member.keeper.liftBuild()
        guard member.description == nil else { return }
        members[name]?.failure = nil
        describe(name)
    }

    private func describe(_ name: String) {
        guard let member = members[name] else { return }
        if let quarantine = member.keeper.supervision.quarantine(of: nil) { return settle(name, failure: quarantine.reason) }
        prepare(name) { [weak self] in
            guard let self, members[name]?.keeper === member.keeper else { return }
            let inquiry = DescribeInquiry(member.keeper, host: host) { [weak self] result in
                guard let self, members[name]?.keeper === member.keeper else { return }
                if case .success(let description) = result {
                    let forgotten = known.add(description, of: member.build, in: name, at: Date())
                    members[name]?.description = description
                    if !forgotten.isEmpty { onChange(.forgotten(builds: forgotten)) }
                }
                var failure: String?
                if case .failure(let reason) = result { failure = reason.words }
                settle(name, failure: failure)
            }
            inquiry.ask()
        }
    }

    private func settle(_ name: String, failure: String? = nil) {
        members[name]?.failure = failure
        onChange(.described(name))
        tellAmbiguous()
        callWaiting()
    }

    /// Says once which kinds several bundles hold: only one of them is placed where no bundle is named.
    private func tellAmbiguous() {
        let now = ambiguousKinds
        for (kind, names) in now.sorted(by: { $0.key < $1.key }) where ambiguous[kind] != names {
            onChange(.ambiguous(words(ofKind: kind, in: names)))
        }
        ambiguous = now
    }

    /// What the user should know of the bundles that are there.
    var warnings: [String] { ambiguous.sorted { $0.key < $1.key }.map { words(ofKind: $0.key, in: $0.value) } }

    private func words(ofKind kind: String, in names: [String]) -> String {
        "the kind '\(kind)' is in several bundles (\(names.joined(separator: ", "))): the first is taken where none is named"
    }

    /// The bundles of each kind that several hold, in the order of their names.
    var ambiguousKinds: [String: [String]] {
        var holders: [String: [String]] = [:]
        for name in members.keys.sorted() {
            for kind in members[name]?.description?.kinds ?? [] { holders[kind.kind, default: []].append(name) }
        }
        return holders.filter { $0.value.count > 1 }
    }

    /// Bundles that hold a kind, in the order of their names.
    func holders(of kind: String) -> [(name: String, kind: BundleDescription.Kind)] {
        members.keys.sorted().compactMap { name in
            members[name]?.description?.kinds.first { $0.kind == kind }.map { (name, $0) }
        }
    }

    /// A kind of a bundle, as that describes it; nil where it is not known.
    func kind(_ kind: String, of bundle: String) -> BundleDescription.Kind? {
        members[bundle]?.description?.kinds.first { $0.kind == kind }
    }

    /// The bundle of this name, or at this path.
    func name(of bundle: String) -> String? {
        members[bundle] == nil ? members.first { $0.value.path == bundle }?.key : bundle
    }

    /// Why the file that lies there for a bundle is not taken.
    func refusal(of name: String) -> RefusedBundle? { refused.first { $0.name == name } }

    /// Every kind that can be placed, once.
    var kinds: [String] { Set(members.values.flatMap { $0.description?.kinds.filter(\.isOffered).map(\.kind) ?? [] }).sorted() }
}

extension BundleDescription.Kind {
    /// Whether it can be placed anew: one without families is retired, and only what is placed already goes on.
    var isOffered: Bool { !families.isEmpty }
}
