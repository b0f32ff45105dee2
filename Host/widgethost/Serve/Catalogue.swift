import BundleMessages
import Bundles
import Foundation
import Storage

/// The bundles that are there: each is checked, described once a build, and watched for the next build.
final class Catalogue {
    /// One bundle in one build.
    struct Member {
        let running: RunningBundle
        let stamp: BundleIdentity.Stamp
        /// Tells this build from every other.
        let build: String
        /// Nil until the bundle has said what it holds.
        var description: BundleDescription?
        /// Why it has not.
        var failure: String?

        var path: String { running.bundle.folder ?? running.bundle.path }
    }

    enum Change {
        case added(String)
        case replaced(String)
        case removed(String)
        case described(String)
        /// A file is not taken; what was there before stays at work.
        case refused(RefusedBundle)
    }

    private let host: Host
    private let text: any TextDesk
    private let path: BundleSearchPath
    private var watch: FolderWatch?
    private(set) var members: [String: Member] = [:]
    /// What lies in the folders and is not taken, since the last look at them.
    private(set) var refused: [RefusedBundle] = []
    /// Descriptions by build, as they were kept.
    private var known: [String: BundleDescription]
    private let onChange: (Change) -> Void
    /// Who waits until every bundle has said what it holds.
    private var waiting: [() -> Void] = []

    /// `text` shapes what bundles show; `known` are descriptions that were kept, by build; `changed` is called within `scan` and later.
    init(
        _ host: Host, text: any TextDesk, known: [String: BundleDescription], changed: @escaping (Change) -> Void
    ) throws(HostError) {
        self.host = host
        self.text = text
        self.known = known
        onChange = changed
        path = BundleSearchPath(explicit: host.arguments.bundles, environment: host.environment)
        do throws(BundleError) { watch = try FolderWatch(host.loop) { [unowned self] in scan() } } catch { throw .bundle(error) }
    }

    /// Looks at the folders and takes in what is new, other or gone.
    func scan() {
        var (found, failures) = path.search()
        watch?.add(path.folders + found.compactMap(\.folder))
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
        guard members.values.allSatisfy({ $0.description != nil || $0.failure != nil }) else { return }
        let ready = waiting
        waiting = []
        for action in ready { action() }
    }

    func stop() {
        for member in members.values { member.running.stop(because: "was ended with the host") }
    }

    /// Ends every bundle that runs; each is started again when it is needed. Who was still saying what it holds is asked again.
    func restart(because reason: String) {
        for (name, member) in members {
            member.running.stop(because: reason)
            if member.description == nil { describe(name, member.build) }
        }
    }

    // A build that cannot be loaded leaves the one that was there at work.
    private func take(_ found: FoundBundle) throws(BundleError) {
        let checked = try CheckedBundle(found)
        let stamp = try BundleIdentity.Stamp(ofFileAt: checked.path)
        let before = members[checked.name]
        guard before?.stamp != stamp || before?.running.bundle.path != checked.path else { return }
        let build = try BundleIdentity(ofFileAt: checked.path).key
        before?.running.stop(because: "was replaced by a new build")
        let running = RunningBundle(checked, host: host, connect: host.connector(for: checked, text: text))
        members[checked.name] = Member(running: running, stamp: stamp, build: build, description: known[build])
        onChange(before == nil ? .added(checked.name) : .replaced(checked.name))
        if known[build] == nil { describe(checked.name, build) } else { onChange(.described(checked.name)) }
    }

    private func remove(_ name: String) {
        members.removeValue(forKey: name)?.running.stop(because: "is gone from its folder")
        onChange(.removed(name))
        callWaiting()
    }

    private func describe(_ name: String, _ build: String) {
        let limit = host.times.deadlines.start
        let alarm = host.loop.at(Date() + limit) { [weak self] in
            self?.members[name]?.running.stop(because: "did not say within \(secondsText(limit)) which widgets it holds")
        }
        members[name]?.running.ask(.describe) { [weak self, host] result in
            host.loop.cancel(alarm)
            guard let self, members[name]?.build == build else { return }
            switch result {
            case .success(.description(let description)):
                known[build] = description
                members[name]?.description = description
                members[name]?.failure = nil
            case .success: members[name]?.failure = "\(name) answered the question for its widgets with something else"
            case .failure(.lost(let reason)): members[name]?.failure = reason
            case .failure(.refused(let failure)): members[name]?.failure = failure.message
            }
            onChange(.described(name))
            callWaiting()
        }
    }
}

extension Catalogue {
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

    /// Every kind that is known.
    var kinds: [String] { members.values.flatMap { $0.description?.kinds.map(\.kind) ?? [] }.sorted() }
}

extension BundleIdentity {
    /// One line that no other build has.
    var key: String { "\(stamp.device).\(stamp.inode).\(stamp.size).\(stamp.modified)-\(content.hexadecimal)" }
}
